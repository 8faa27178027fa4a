/** `JOB1.jcl.template`: what is to be made of the file comes before what it is still. */
const unfinished = /(?<=\.(?:jcl|prc|proc|cbl|cob|cpy|asm|mac|pli|rexx?|exec|clist|sql))\.(?:template|tmpl|tpl|sample|example|txt)$/i

/** `x.incl.pl1`: Multics and VOS add both where a program includes `x`. */
const ofIncluded = /(?<=.)\.incl(?=\.[a-z]\w*$)/i

/** The name that a file has as a member of a library: its own name in upper case, without folder and extension. */
export function memberName(path: string): string {
  const file = path
    .slice(path.lastIndexOf('/') + 1)
    .replace(unfinished, '')
    .replace(ofIncluded, '')
  const dot = file.lastIndexOf('.')
  return (dot > 0 ? file.slice(0, dot) : file).toUpperCase()
}

const memberNamePattern = /^[A-Z@#$][A-Z0-9@#$]{0,7}$/
/** `@NAME@`, as templates write what somebody is to fill in. */
const placeholder = /^@.*@$/

/** Whether a program, procedure or member can have this name, in upper case (z/OS MVS JCL Reference, "Name field"). */
export function isMemberName(name: string): boolean {
  return memberNamePattern.test(name) && !placeholder.test(name)
}
