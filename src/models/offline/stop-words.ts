const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Words of a question that say how something is asked, not what is asked for. Lower case, without apostrophes. */
export const stopWords: ReadonlySet<string> = new Set([
  ...words(`a about after all also am an and another any anybody anyone anything are arent as at away be because been before being below beside
    besides between both but by can cannot cant come comes coming could did didnt do does doesnt doing dont done down during each either else end
    ends ever every exactly few first for from further get gets getting give gives given go goes going gone got had has have having he her here
    hers him his how i id if im in instead into is isnt it its itself ive just keep keeps kind kinds last less let lets like look looked looking
    looks made make makes making many may me mean means meant might mine more most much must my need needed needs neither never new no none nor
    not nothing now of off okay on once one ones only onto or other others our ours out over own per please put puts quite rather really s same
    say says second see seen shall she should show shows since so some somebody someone something sort sorts still such sure t take taken takes
    tell than thanks that thats the their theirs them then there therefore these they thing things third this those three through thus to
    together too took try two under until up upon us use used user-facing uses using very via want wanted wants was way ways we well were what
    whatever whats when where wheres whether which while who whoever whom whose why will wish with within without wont work worked working works
    would yes yet you your yours four five six seven eight nine ten actually currently anywhere somewhere everywhere nowhere exist exists
    existing happen happens happened happening handle handled handles explain describe list find found know belong belongs behind main whole
    called care concern involved responsible perform performs performed carry carries carried`),
  // What is being asked about when the question says nothing more: the shape of the answer, not a word to search for.
  ...words(`answer application app codebase code-base cobol component components copybook copybooks declared defined definition define defines
    description difference does example how-to jcl job jobs legacy line lines located location member members module modules name named names
    names place places program programs programme purpose question repo repository routine routines source stand stands subroutine subroutines
    system systems utility utilities big size long kind type-of pic picture hold holds contain contains contained including role decide decides`),
])
