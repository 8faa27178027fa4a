/** Verbs for what code does by a statement of its own, in other words than these: WRITE, DEFINE CLUSTER, SEND MAP, COMPUTE, STOP. */
const verbs =
  /^(?:(?:re)?(?:creat|mak|build|produc|generat|writ|print|display|show|list|load|read|sav|stor|keep|send|start|run|open|clos|set|get|sort|calculat|comput|delet|remov|updat|chang|add|insert|defin|allocat|check|call|invok|look|find|fetch|walk|crawl|collect|gather|handl|visit|di|crash|abend|abort|fail)(?:e?s|ed|ing|e)?)$/i

/** Whether a verb says something that code does without that word: that it stands nowhere is no sign that it is not done. */
export function isDoneByStatement(verb: string): boolean {
  return verbs.test(verb)
}
