/**
 * Words of questions that say little about their subject: how something is asked, common verbs, numbers and adverbs. Rare in code, so that their rarity there tells
 * nothing. In the form that `wordForm` gives.
 */
import { wordForm } from './word-form.ts'

export const commonWords: ReadonlySet<string> = new Set(
  `able above across actual actually afterwards again ago ahead allow allowed almost alone along already also although always among another anew any anybody anyone anything
  anyway anywhere apart appear around aside ask asked away back bad beforehand become behind believe belong below beside besides best better beyond big bigger biggest bit both bring
  brought came care carry cause certain certainly choose clear come concern consider contain could course currently deal decide describe despite
  detail different difference directly doing done down drive earlier easily eight either else end enough entire especially eventually ever every
  everyone everything everywhere exact exactly example except exist expect explain face fact fall far feed feel few fill find fine first five
  follow following forward found four full fully general generally get give given go goes going gone good got great grow guess half hand
  handle happen happened happens hard hardly head hear heard help hence here high higher highest hold hope however idea important include indeed instead involve involved keep kept
  kind kindly knew know known last late later large larger largest lead leave least left less let like likely little live long longer longest look lose lot low made main mainly make many matter
  may maybe mean meant meantime meanwhile mention merely might mine minute moment more most mostly move much must name named namely near nearly need never nevertheless
  new next nine nobody none nor normally nothing notice now nowhere often okay one ones onto open ordinary otherwise ought part particular particularly people
  per perform perhaps piece place plain play please point possible possibly present pretty probably produce provide pull pulled push put puts quick quickly
  quite rather reach ready real really reason receive recent recently regard relate remain remember responsible result right role say second see seem
  seen serve set seven several shall shape share short should show shown side simple simply single sit situation six small smaller smallest somebody somehow someone something
  sometime sometimes somewhere soon sort speak specific specifically spell stand start started stay step stick still stop straight stuff such suddenly supply
  supplied supposed sure take taken talk tell ten tend than thank there therefore thing things think third though thought three throughout thus tie time
  times today together told too took top toward towards tried true try turn turned twice two type under understand unless unlike until upon used useful
  user users usual usually various very via want wanted way ways well went whatever whenever wherever whether whichever while whoever whole whose wish within without
  wonder word words work worked works worth write written wrong yes yet
  answer question purpose meaning explanation overview summary role happening exists existing gets getting puts putting brings comes looks looking`
    .split(/\s+/)
    .map(wordForm),
)

/** Words that say what kind of thing a question asks for; most units are, or stand in, one of those. */
export const kindWords: ReadonlySet<string> = new Set(
  `application app code codebase cobol component components copybook copybooks field fields file files function functions job jobs jcl line lines macro member members
  module modules paragraph paragraphs procedure procedures program programs record records routine routines layout layouts screen screens section sections source statement
  statements step steps subroutine subroutines system systems table tables transaction transactions variable variables`
    .split(/\s+/)
    .map(wordForm),
)
