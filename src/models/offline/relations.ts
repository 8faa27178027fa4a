/** A kind of statement by which one part of a system refers to another, and the words with which people ask for it. */
export interface Relation {
  /** Words of a question that ask for this relation. */
  readonly asked: RegExp
  /** A line that states the relation. */
  readonly statement: RegExp
  /** The relation is always stated in the open, so that its absence from such lines is an answer. */
  readonly explicit: boolean
  /** Asked only about what others do to the named thing; wins over any other relation. */
  readonly onlyObject: boolean
}

/** What is done to the thing named before: `gets started`, `is called`. */
export const passive =
  /\b(?:gets?|got|is|are|be|been|being|was|were)\s+(?:\w+ly\s+)?(?:called|invoked|started|triggered|run|used|launched|submitted|copied|included)\b/i

/**
 * The statements are those of COBOL, JCL, CICS, Db2, IMS and their definition decks (z/OS MVS JCL Reference, CICS application programming and
 * resource definition, Enterprise COBOL Language Reference).
 */
export const relations: readonly Relation[] = [
  {
    asked: /\b(?:recompil\w*|depend(?:s|ing)? on|affect\w*|impact\w*|breaks?)\b/i,
    statement: /\b(?:COPY|%?INCLUDE|\+\+INCLUDE|-INC|CALL|LINK|XCTL)\b|\bPGM=/i,
    explicit: false,
    onlyObject: true,
  },
  {
    asked: /\b(?:cop(?:y|ies|ied|ying)|includ(?:e|es|ed|ing)|pull(?:s|ed) in)\b/i,
    statement: /\b(?:COPY|%?INCLUDE|\+\+INCLUDE|-INC)\b/i,
    explicit: true,
    onlyObject: false,
  },
  {
    asked: /\b(?:runs?|running|ran|execut\w+|launch\w*|submit\w*)\b/i,
    statement: /\bPGM=|\bPROC=|^\/\/\S*\s+EXEC\s|\bRUN\s+PROG|\bPROGRAM\s*\(|\bPARM=|\bSUBMIT\b|\bMEMBER=|\bMEMNAME\b|\bTRANSID\b/i,
    explicit: true,
    onlyObject: false,
  },
  {
    asked:
      /\b(?:call(?:s|ing|ers?|ed (?:by|from))?|invok\w+|transfers?|hands? over|xctl|links?|linked|reach(?:es)?|starts?|started|triggers?|triggered)\b/i,
    statement:
      /\bCALL\s+\S|\bEXEC\s+CICS\s+(?:LINK|XCTL|START|LOAD|RETURN)\b|\b(?:LINK|XCTL|START|LOAD|ATTACH|FETCH)\s+(?:PROGRAM|TRANSID|EP)|\b(?:PROGRAM|TRANSID)\s*\(|\bPGM=|\bEP(?:LOC)?=/i,
    explicit: false,
    onlyObject: false,
  },
  {
    asked: /(?<!\bdata )\b(?:sets?|chang(?:es?|ing)|updat(?:es?|ing)|writes?|writing|modif\w+|assigns?|fills?|populat\w+)\b/i,
    statement: /\b(?:MOVE|SET|ADD|SUBTRACT|COMPUTE|INITIALIZE|STRING|INTO|REWRITE|WRITE|UPDATE|INSERT)\b/i,
    explicit: false,
    onlyObject: false,
  },
  {
    asked: /\b(?:us(?:es?|ing)|reads|refers?|references?|mentions?|mentioned|issue[sd]?)\b/i,
    statement: /\b(?:COPY|INCLUDE|CALL|LINK|XCTL|PGM|MOVE|SET|READ|WRITE|OPEN|SELECT|FROM|INTO|EXEC|PERFORM)\b/i,
    explicit: false,
    onlyObject: false,
  },
]
