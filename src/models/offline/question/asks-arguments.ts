/** `what do I pass on the command line`, `which arguments does it take`: what a program is started with. */
const asked =
  /\bcommand[- ]?line\b|\b(?:which|what)(?: and how many)? (?:[a-z-]+ ){0,2}(?:arguments?|parameters?) (?:do|does|must|should|can|has|have|are|is) (?:I|we|you|one|it|the (?:[\w-]+ )*?(?:programs?|scripts?|tools?|codes?))\b[^?]*?\b(?:pass|give|given|takes?|expects?|needs?|accepts?|supply|start(?:ed)?|run|called|call)\b|\bhow (?:do|can|must|should) (?:I|we|you|one) (?:start|run|call|invoke|launch) [^?]*\b(?:program|script|tool|code|executable)\b/i
/** What a job or a screen hands over is told by them. */
const ofOthers = /\b(?:menus?|screens?|jobs?|jcl|parm|transactions?|routines?|subroutines?|functions?|macros?)\b/i

export function asksArguments(bare: string): boolean {
  return asked.test(bare) && !ofOthers.test(bare)
}
