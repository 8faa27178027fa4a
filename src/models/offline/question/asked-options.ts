/** An option as it is given to a program: `--verbose`, `-o`. A minus before a number is none. */
const spelled = /(?<![\w-])(?:--[A-Za-z][\w-]*|-[A-Za-z]{1,2})(?![\w-])/g
/** A control argument of Multics and others: `-brief`. */
const worded = /(?<![\w-])-[A-Za-z]\w{2,}(?:-\w+)*(?![\w-])/g
const asksAll =
  /\bcommand[- ]?line\b|\b(?:switch(?:es)?|flags?|options?)\b[^?]*\b(?:is|are|was) (?:the \w+ )?(?:started|run|called|launched) with\b|\b(?:which|what) (?:[a-z-]+ ){0,2}(?:switch(?:es)?|flags?|options?|arguments?)\b[^?]*\b(?:accepts?|understands?|takes?|supports?|knows?)\b/i
/** An option of a menu is chosen at a screen, one of a PSB, of DFHMDF or of a compiler is no argument. */
const ofOthers = /\b(?:menus?|screens?|psb|pcb|processing|compil\w+|link[- ]?edit\w*|bind|plan|dd|jcl|job)\b/i

/** The options of a command line that a question spells. */
export function optionsIn(text: string): readonly string[] {
  return [...new Set(text.match(spelled) ?? [])]
}

/** Words with one minus before them. */
export function wordOptionsIn(text: string): readonly string[] {
  return [...new Set(text.match(worded) ?? [])]
}

/** Whether it asks what can be given on the command line, or of an option that it spells. */
export function asksOptions(text: string): boolean {
  return optionsIn(text).length > 0 || (asksAll.test(text) && !ofOthers.test(text))
}
