/** Dutch words and abbreviations that comments and names of programs have for English ones. To add one, add it in its place. */
export const dutch = `
abandoned: verlaten opgegeven | abbreviation: afkorting afk afgekort afkorten | abend: afbreken afgebroken afbreking abnormaal
ability: mogelijkheid mogelijkheden vermogen bekwaamheid | abnormal: abnormaal abnormale afwijkend ongewoon
abort: afbreken afgebroken breek afbreking stoppen gestopt | abroad: buitenland buitenlands buitenlandse | abs: absoluut
absence: afwezigheid verzuim ziekteverzuim afwezig ontbreken | absent: afwezig ontbreekt ontbrekend verzuim | absenteeism: ziekteverzuim verzuim
absolute: absoluut | absorption: absorptie opname opgenomen | acc: rekening rek | acceleration: versnelling versnellen
accept: accepteren accepteer geaccepteerd aanvaarden aannemen goedkeuren inlezen | acceptable: acceptabel aanvaardbaar toegestaan
acceptance: acceptatie aanvaarding goedkeuring | access: toegang benaderen benadering toegangsrecht raadplegen bevoegdheid
accessible: toegankelijk bereikbaar benaderbaar | accident: ongeval ongeluk ongevallen schadegeval aanrijding | accommodate: huisvesten plaatsbieden aanpassen
accomplished: volbracht bereikt voltooid | according: volgens overeenkomstig conform naargelang | accordingly: dienovereenkomstig
account: rekening rekeningnummer rekeningnr reknr rek rekeninghouder grootboekrekening rekeningen | accountant: boekhouder | accountholder: rekeninghouder
accounting: boekhouding boekhoud administratie boekhouden financieel verantwoording | accounts: rekeningen
accrue: opbouwen opgebouwd aangroeien opgelopen toenemen | acct: rekening rek reknr rekeningnr
accumulate: optellen opgeteld totaliseren cumuleren gecumuleerd bijtellen tel verzamelen | accumulator: teller totaalteller totaal cumulatief
accuracy: nauwkeurigheid precisie | accurate: nauwkeurig nauwkeurige juist | accurately: nauwkeurig precies | achieve: bereiken bereikt behalen behaald
acidity: zuurgraad zuurheid | acknowledge: bevestigen bevestigd bevestiging erkennen ontvangstbevestiging | acquired: verworven verkregen aangeschaft
acre: akker | act: akte handeling handelen | action: actie akties aktie handeling | activate: activeren activeer geactiveerd aktiveren
activation: activering activatie aktivering | active: actief actieve aktief aktieve lopend
activity: activiteit activiteiten aktiviteit bezigheid werkzaamheden | actual: werkelijk werkelijke feitelijk | actuary: actuaris actuarieel actuariële
adapt: aanpassen aangepast | add: optellen toevoegen toegevoegd tel opvoeren bijtellen voegtoe toev | addition: optelling toevoeging optellen bijtelling
additional: aanvullend aanvullende bijkomend toegevoegd | additionally: bovendien daarnaast tevens | additive: toevoeging | addr: adres adr
address: adres adressen adr adresgegevens woonadres postadres straat | adjacent: aangrenzend aangrenzende naastliggend naburig
adjust: aanpassen aangepast corrigeren bijstellen bijgesteld justeren corrigeer | adjuster: schadeexpert taxateur expert
adjustment: aanpassing correctie bijstelling korrektie verrekening | admin: beheer beheerder administratie | administrator: beheerder administrateur
admission: opname toelating toegang inschrijving | adopted: overgenomen aangenomen vastgesteld | adult: volwassene volwassen volwassenen
advance: voorschot vooruit voorschotten vooruitgang | advantage: voordeel voordelen | advection: advectie | advertisement: advertentie reclame
advised: geadviseerd aangeraden | adviser: adviseur raadgever | affect: beïnvloeden raken betreffen | afterwards: daarna achteraf vervolgens naderhand
again: opnieuw weer nogmaals | against: tegen jegens | age: leeftijd lft leeft ouderdom leeftijden | agenda: kalender planning
agent: tussenpersoon agenten makelaar vertegenwoordiger | aggregate: totaliseren samenvoegen totaal gezamenlijk verzamelen
agree: overeenkomen akkoord instemmen overeengekomen | agreed: overeengekomen akkoord afgesproken | agreement: overeenkomst akkoord afspraak
agricultural: landbouw agrarisch agrarische landbouwkundig | agriculture: landbouw akkerbouw veeteelt | aid: hulp steun bijstand hulpmiddel | air: lucht
aircraft: vliegtuig vliegtuigen | airfoil: vleugelprofiel profiel | airline: luchtvaartmaatschappij | airmail: luchtpost | airplane: vliegtuig vliegtuigen
airport: luchthaven vliegveld | alert: waarschuwing signalering melding alarm | algorithm: algoritme algoritmes | alias: schuilnaam bijnaam
align: uitlijnen uitgelijnd | alignment: uitlijning | alimony: alimentatie onderhoudsgeld | alloc: toewijzen reserveren
allocate: toewijzen toegewezen alloceren reserveren verdelen toekennen | allocation: toewijzing allocatie verdeling toekenning toedeling
allowable: toegestaan toelaatbaar | allowance: toelage toeslag vergoeding toeslagen | allowed: toegestaan | alphabetic: alfabetisch alfabetische alfa
alphanumeric: alfanumeriek alfanumerieke | alter: wijzigen wijzig gewijzigd veranderen | alternate: alternatief alternatieve afwisselend
alternative: alternatief alternatieve alternatieven | altitude: hoogte | altogether: totaal tezamen | ambulance: ziekenwagen
amortize: aflossen afschrijven amortiseren | amount: bedrag bedragen bdrg bedr bdr hoeveelheid totaalbedrag som | amplification: versterking
amt: bedrag bedr bdrg | analysis: analyses ontleding onderzoek | analyze: analyseren analyseer ontleden geanalyseerd | anchor: anker | angle: hoek hoeken
animal: dier dieren diersoort vee | annual: jaarlijks jaarlijkse | annually: jaarlijks | annuity: annuïteit lijfrente jaarrente annuïteiten
answer: antwoord antwoorden beantwoorden | apartment: appartement huisbus | app: toepassing applicatie
append: toevoegen aanvullen achtervoegen voegtoe aanhangen | apple: appel appelen | applicable: toepasselijk vantoepassing
applicant: aanvrager aanvragers sollicitant kandidaat | application: toepassing applicatie aanvraag sollicitatie toepassingen programma
apply: toepassen toegepast aanvragen verwerken pas | appointment: afspraak benoeming afspraken | appraisal: taxatie schatting
apprentice: leerjongen leerlingwerknemer leerling | approach: aanpak benadering nadering | appropriate: juiste passend geschikt gepast
approval: goedkeuring akkoord fiattering goedgekeurd | approve: goedkeuren goedgekeurd fiatteren gefiatteerd | approximately: ongeveer circa bijna
approximation: benadering schatting | aquifer: watervoerend grondwaterlaag | arbitrary: willekeurig willekeurige | architecture: architectuur
archive: archief archiveren gearchiveerd archiveer | area: gebied gebieden oppervlakte opp streek regio | argument: argumenten
arithmetic: rekenkundig rekenen rekenkundige | arranges: regelt ordent rangschikt | array: tabel tabellen reeks rij
arrears: achterstand achterstallig achterstanden | arrest: aanhouding arrestatie | arrival: aankomst binnenkomst aankomsttijd
arrive: aankomen aangekomen binnenkomen | arrives: aankomt aankomst arriveert | article: artikel artikelen artnr artikelnr
ascending: oplopend oplopende opklimmend | assemble: assembleren samenstellen monteren | assembly: assemblage montage samenstelling
assert: beweren vaststellen | assessment: aanslag beoordeling taxatie aanslagen | asset: actief activa bezitting | assets: activa bezittingen vermogen
assign: toewijzen toegewezen toekennen toegekend | assignment: toewijzing toekenning opdracht | assist: helpen bijstaan assisteren
associated: bijbehorend bijbehorende geassocieerd gekoppeld | association: vereniging koppeling verband genootschap
assume: aannemen veronderstellen aangenomen | assumption: aanname veronderstelling aannames | assumptions: aannames veronderstellingen
asterisk: sterretje sterretjes ster | atmosphere: atmosfeer dampkring | attached: bijgevoegd gekoppeld aangehecht
attachment: bijlage bijlagen aanhangsel beslag | attempt: poging pogingen proberen probeer | attendance: aanwezigheid opkomst presentie
attention: attentie aandacht letop | attributes: attributen kenmerken eigenschappen | auction: veiling veilingen | audit: controle accountantscontrole
auditor: accountant controleur revisor | august: augustus | aunt: tante | authentic: authentiek echt | author: auteur schrijver maker
authority: bevoegdheid autoriteit gezag overheid machtiging | authorization: autorisatie machtiging bevoegdheid toestemming
authorize: autoriseren machtigen gemachtigd | authorized: geautoriseerd gemachtigd bevoegd | auto: automatisch | automated: geautomatiseerd geautomatiseerde
automatic: automatisch automatische | automatically: automatisch vanzelf | auxiliary: hulp aanvullend hulpveld hulpvelden | availability: beschikbaarheid
available: beschikbaar beschikbare aanwezig voorradig | average: gemiddelde gemiddeld gem gemiddelden | avg: gemiddelde gem
avoid: vermijden voorkomen vermeden | background: achtergrond | backlog: achterstand | backorder: nabestelling naleveren nalevering
backup: reservekopie veiligheidskopie kopie backuppen | backward: achterwaarts terug achteruit | baggage: bagage | baked: gebakken | bakery: bakkerij
bal: saldo | balance: saldo saldi balans evenwicht tegoed restant | bale: baal balen | balloon: ballon | bank: banken bankrekening bankrek bankier
bankrupt: failliet faillissement | bankruptcy: faillissement | bar: balk staaf | barcode: streepjescode | bark: schors bast | barley: gerst | barn: schuur stal
based: gebaseerd | basic: elementair | basically: eigenlijk | basis: grondslag grond | batch: partij stapel batchverwerking | battery: accu batterij
beam: balk ligger straal | bed: bedden ziekenhuisbed | beef: rundvlees | beer: bier | begin: aanvang beginnen start begint | behavior: gedrag werking
belongs: behoort hoort | below: onder onderstaand beneden | beneath: onder beneden | beneficiary: begunstigde begunstigden gerechtigde uitkeringsgerechtigde
benefit: uitkering voordeel verstrekking uitkeringen toelage | benzene: benzeen | bet: weddenschap inzet | bicycle: fiets rijwiel | bid: bieding
big: groot grote | bill: rekening factuur nota facturen factureren wissel | binary: binair binaire | bind: binden koppelen
birth: geboorte geb geboortedatum gebdat geboren | birthday: verjaardag geboortedatum | birthplace: geboorteplaats | births: geboorten geboortes
black: zwart zwarte | blacklist: zwartelijst | blank: leeg spatie spaties blanco lege | block: blok blokken blokkeren geblokkeerd | blood: bloed
blows: blaast waait | blue: blauw blauwe | board: bestuur raad | boat: vaartuig | body: lichaam romp | bond: obligatie obligaties | bonds: obligaties
bonus: premie gratificatie toeslag bonussen | book: boek boeken boeking | booking: boeking boeken reservering geboekt | bookkeeper: boekhouder
bookkeeping: boekhouding administratie | boolean: boolse logisch logische | borough: deelgemeente | borrow: lenen geleend uitlenen ontlenen
borrower: lener leners kredietnemer geldnemer | boss: baas chef | bottle: fles flessen | bottom: onderkant bodem onderste onder
bought: gekocht ingekocht aangekocht | bounce: stuiteren terugkaatsen | boundary: grens grenzen rand | bounds: grenzen grens | box: doos kader vak
brackets: haken haakjes | branch: filiaal bijkantoor vestiging aftakking tak kantoor | brand: merk merken | bread: brood
break: onderbreken onderbreking breken afbreken | breakpoint: onderbrekingspunt | bridge: brug bruggen | bring: brengen
broker: makelaar tussenpersoon makelaars | brother: broer broeder | browse: bladeren blader doorbladeren raadplegen | browser: bladerprogramma
budget: begroting begrotingen budgetten | buffer: bufferen | bug: fout fouten | build: bouwen opbouwen gebouwd opgebouwd bouw opbouw
building: gebouw gebouwen pand bouw | built: gebouwd opgebouwd | builtin: ingebouwd ingebouwde | bulk: massa | bump: verhogen | bus: autobus
business: bedrijf zaak zakelijk handel onderneming | butcher: slager slagerij | button: knop knoppen | buy: kopen inkopen aankopen gekocht aankoop
buyer: koper inkoper kopers | buying: inkoop | bypass: overslaan omzeilen omleiding | cable: kabel | cadastre: kadaster kadastraal
calc: berekenen bereken berekening ber | calculate: berekenen bereken berekend uitrekenen reken rekenen | calculation: berekening berekeningen ber
calendar: kalender agenda | calf: kalf kalveren | calibrate: kalibreren ijken geijkt | call: aanroep aanroepen aangeroepen roep oproep gesprek
caller: aanroeper beller aanroepend | canal: gracht kanaal | cancel: annuleren geannuleerd annuleer opzeggen intrekken afbreken
cancellation: annulering opzegging royement | candidate: kandidaat kandidaten | capabilities: mogelijkheden | capacity: capaciteit inhoud vermogen
capital: kapitaal hoofdstad vermogen hoofdletter | captured: vastgelegd opgevangen | car: wagen voertuig | carbon: koolstof
card: kaart kaarten pas pasnummer kaartnr kaartnummer | cardholder: kaarthouder pashouder | care: zorg verzorging | cargo: lading vracht
carriage: vervoer wagen wagenterugloop | carrier: vervoerder transporteur | carry: overdragen dragen | carryover: overdracht overgebracht
case: geval gevallen zaak dossier | cash: contant kas contanten kasgeld kassa | cashier: kassier kassa kassabediende | casualty: slachtoffer
catalog: catalogus katalogus | catch: vangen opvangen afvangen vangst | category: categorie categorieën kategorie rubriek soort | cattle: rundvee vee runderen
cause: oorzaak | ceiling: plafond bovengrens | cell: cel cellen | cells: cellen cel | cemetery: begraafplaats | census: volkstelling telling
center: centrum midden gecentreerd centreren | central: centraal centrale | century: eeuw eeuwen | certificate: certificaat getuigschrift bewijs attest
certified: gecertificeerd | chain: keten ketting ketens | chairman: voorzitter | chance: kans
change: wijzigen wijziging wijzig gewijzigd veranderen mutatie verandering wijz | channel: kanaal kanalen | chapter: hoofdstuk | chapters: hoofdstukken
char: teken karakter | character: teken tekens karakter karakters letterteken | characteristics: kenmerken eigenschappen | characters: tekens karakters posities
charge: kosten toeslag lading belasten heffing vergoeding | cheap: goedkoop | check: controleren controleer controle gecontroleerd contr nagaan toetsen
checkpoint: herstartpunt controlepunt | checksum: controlegetal controlesom controlecijfer | cheese: kaas | chemical: chemisch scheikundig
chemistry: scheikunde chemie | cheque: betaalcheque bankcheque | chg: wijz wijziging | child: kinderen kinderbijslag nakomeling | childcare: kinderopvang
children: kinderen kinderbijslag | choice: keuze keuzes keus | choose: kiezen kies gekozen | chunk: brok blok stuk | church: kerk kerkelijk | cinema: bioscoop
circle: cirkel | circumstances: omstandigheden | citizen: burger inwoner burgers ingezetene | city: stad steden woonplaats gemeente plaats wpl
civil: burgerlijk burgerlijke | claim: claimen schade schadeclaim vordering declaratie schademelding | claimant: eiser claimer aanvrager benadeelde
class: klasse klas klassen klassecode soort | classic: klassiek | classroom: klaslokaal klas | clause: clausule bepaling | clay: klei
clean: schoon opschonen schoonmaken opgeschoond | cleanup: opschonen opruimen opruiming | clear: wissen gewist leegmaken schonen schoonmaken blanco wis
clearing: verrekening | clerk: bediende medewerker beambte kantoorbediende | client: klant cliënt klanten | climate: klimaat | clinic: kliniek polikliniek
clock: klok | close: sluiten sluit gesloten afsluiten afgesloten | closely: nauw dicht | closer: dichter dichterbij | clothes: kleding kleren
cloud: wolk bewolking | coal: kolen steenkool | code: coderen codering kode | coefficient: coëfficiënt coefficienten | coffee: koffie
coin: munt munten muntstuk | cold: koud koude | collateral: onderpand zekerheid | colleague: collega | collect: verzamelen verzameld innen incasseren ophalen
collection: verzameling incasso inning inzameling | college: hogeschool | colon: dubbelepunt | color: kleur kleuren | colour: kleur kleuren
column: kolom kolommen | combination: combinatie kombinatie samenstelling | combined: gecombineerd samengevoegd | comma: komma
command: opdracht commando bevel kommando | comment: commentaar opmerking toelichting kommentaar | commercial: commercieel handels zakelijk
commission: provisie commissie courtage provisies | commit: vastleggen bevestigen definitief | commodity: goederen grondstof
common: gemeenschappelijk gemeenschappelijke algemeen gezamenlijk | commonly: gewoonlijk | communicate: communiceren
communication: communicatie kommunikatie mededeling | commuter: pendelaar forens | company: bedrijf onderneming maatschappij firma vennootschap mij bedrijven
compare: vergelijken vergelijk vergelijking vergeleken | comparison: vergelijking vergelijkingen | compatibility: compatibiliteit
compatible: compatibel verenigbaar | compensation: vergoeding compensatie schadevergoeding | compilation: compilatie vertaling
compile: compileren compileer gecompileerd vertalen | compiler: vertaler | complains: klaagt | complaint: klacht klachten | complement: aanvulling
complete: volledig compleet voltooien voltooid afronden volledige | completed: voltooid afgerond klaar gereed afgehandeld | completely: volledig geheel helemaal
completion: voltooiing afronding afsluiting | complex: ingewikkeld | compliance: naleving | component: onderdeel onderdelen bestanddeel componenten
composite: samengesteld samengestelde | compress: comprimeren gecomprimeerd inpakken verdichten | compression: compressie samendrukking
compulsory: verplicht verplichte | computation: berekening berekeningen | compute: berekenen bereken berekend uitrekenen | computer: rekenmachine rekentuig
concatenate: samenvoegen aaneenschakelen plakken samengevoegd | concatenation: samenvoeging aaneenschakeling | concentration: concentratie gehalte concentraties
concept: begrip | condition: voorwaarde conditie voorwaarden toestand | conditional: voorwaardelijk voorwaardelijke
conductivity: geleidbaarheid doorlatendheid | configuration: configuratie instellingen | configure: configureren instellen
confirm: bevestigen bevestig bevestigd | confirmation: bevestiging | conflict: strijdig strijdigheid | congruent: gelijkvormig
connect: verbinden verbonden aansluiten koppelen | connection: verbinding aansluiting koppeling verbindingen
consecutive: opeenvolgend opeenvolgende aansluitend | consignment: zending | consistency: consistentie samenhang | consistent: samenhangend consequent
consists: bestaat | console: bedieningspaneel | constant: constante constanten konstante konstanten vast | constants: constanten konstanten
constraint: beperking restrictie beperkingen | constraints: beperkingen randvoorwaarden | construct: opbouwen samenstellen bouwen
construction: bouw constructie opbouw aanleg | consumer: consument verbruiker | consumption: verbruik verbruikt consumptie
contact: contactpersoon kontakt contacten | container: houder | contents: inhoud | context: verband | contiguous: aaneengesloten aaneensluitend
continuation: vervolg voortzetting | continue: doorgaan verder vervolgen voortzetten vervolg | continuous: continu doorlopend | contour: omtrek hoogtelijn
contract: overeenkomst kontrakt contracten contractnr | contractor: aannemer | contributing: bijdragend | contribution: bijdrage premie bijdragen inleg
contributors: bijdragers medewerkers | control: besturing controle sturing beheersing kontrole stuur | convenient: handig | convention: afspraak conventie
convergence: convergentie | conversion: conversie omzetting omrekening konversie | convert: omzetten omgezet converteren converteer omrekenen geconverteerd
cooling: koeling koelen | coordinate: coördinaat coordinaat coördinaten | coordinates: coördinaten coordinaten | copay: eigenbijdrage | copper: koper
copy: kopie kopiëren kopieer gekopieerd kopieren afschrift | copybook: copyboek | copyright: auteursrecht | core: kern
corporation: onderneming vennootschap corporatie | correct: juist corrigeren corrigeer goed verbeteren korrekt gecorrigeerd
correction: correctie verbetering korrektie correcties | correctly: juist goed | correlation: correlatie
corresponding: overeenkomstig overeenkomstige bijbehorend bijbehorende corresponderend | corrupt: beschadigd | corrupted: beschadigd
cost: kosten kostprijs kost kostenplaats | costcenter: kostenplaats | costprice: kostprijs | council: raad gemeenteraad | councillor: raadslid
count: tellen tel aantal geteld telling teller | countdown: aftellen | counter: teller tellers tlr telveld balie | country: landcode landen landnaam vaderland
county: provincie graafschap | couple: paar koppelen echtpaar koppel | coupon: kortingsbon waardebon | course: cursus koers vak cursussen
court: rechtbank gerecht | cover: dekking | coverage: dekking dekkingen | covered: gedekt verzekerd | cow: koe koeien
create: maken aanmaken aangemaakt creëren maak gemaakt creeren | creation: aanmaak creatie aanmaken
credit: krediet tegoed bijschrijven bijschrijving creditering kredieten | creditor: crediteur schuldeiser crediteuren | creditors: crediteuren schuldeisers
creditworthy: kredietwaardig kredietwaardigheid | crew: bemanning | crime: misdrijf misdaad | criteria: criterium voorwaarden kriteria
critical: kritiek kritisch | criticality: kritikaliteit ernst | crop: gewas gewassen oogst teelt | crops: gewassen teelten | cross: kruis kruisen
crossing: kruising overgang | cubic: kubiek kubieke | cumulate: cumuleren | cumulative: cumulatief cumulatieve opgelopen cum
currency: valuta munt muntsoort deviezen muntcode | current: huidig huidige actueel lopend stroom lopende | cursor: loper cursorpositie | curve: kromme krommen
cust: klant klantnr | custom: aangepast maatwerk gewoonte | customer: klant klanten klantnr klantnummer klantnaam afnemer debiteur
customs: douane invoerrechten | cut: snijden gesneden knippen afkappen | cycle: cyclus cycli kringloop | cylinder: cilinder cilinders
daily: dagelijks dagelijkse dag | dairy: zuivel melkvee | dam: stuwdam | damage: schade beschadigd beschadiging | damaged: beschadigd
damages: schade schadevergoeding | damping: demping | danger: gevaar | dangerous: gevaarlijk gevaarlijke | dark: donker | dash: streepje
data: gegevens gegeven geg | database: gegevensbank gegevensbestand databank | dataset: gegevensverzameling bestand
date: datum datumveld dtm datums boekdatum ingangsdatum | datetime: datumtijd tijdstip | daughter: dochter | day: dag dagen dgn dagnummer | dead: dood overleden
deadline: uiterlijk uiterste termijn vervaldatum | deadlines: termijnen | deadlock: impasse patstelling | deal: overeenkomst | dealer: handelaar
deallocate: vrijgeven | death: overlijden overleden dood sterfte overlijdensdatum | deaths: overlijdens sterfgevallen
debit: debet belasten afschrijven afschrijving debiteren | debits: debiteringen afschrijvingen debet | debt: schuld schulden
debtor: debiteur schuldenaar debiteuren debnr | debtors: debiteuren | debug: fouten opsporen testen | debugging: foutopsporing testen
deceased: overleden overledene | decimal: decimaal decimale decimalen | decision: beslissing besluit beslissen | declarations: declaraties aangiften
declare: declareren aangeven aangifte gedeclareerd | declared: gedeclareerd aangegeven | decode: decoderen gedecodeerd ontcijferen
decomposition: ontbinding ontleding | decrease: verlagen verminderen afname daling verlaagd vermindering | decrement: verlagen aftellen verminderen
decrypt: ontcijferen ontsleutelen | deduct: aftrekken inhouden afgetrokken ingehouden | deducted: afgetrokken ingehouden verrekend
deductible: aftrekbaar eigenrisico franchise | deduction: aftrek inhouding korting inhoudingen aftrekpost | deep: diep diepe
default: standaard standaardwaarde verstek | deferred: uitgesteld overlopend | define: definiëren definieren bepalen definieer
defined: gedefinieerd bepaald vastgelegd | definition: definitie definities bepaling | degree: graad graden | del: verwijderen verw
delay: vertraging uitstel wachten | delete: verwijderen verwijder verwijderd wissen schrappen vervallen verw afvoeren
deletion: verwijdering verwijderen wissen | delimited: gescheiden | delimiter: scheidingsteken scheiding | deliver: leveren afleveren bezorgen lever bestellen
delivered: geleverd afgeleverd bezorgd | delivery: levering aflevering bezorging leverdatum afleveradres | demand: vraag eis behoefte
demonstrates: toont demonstreert | denial: weigering afwijzing | denominator: noemer | density: dichtheid | dentist: tandarts
deny: weigeren afwijzen geweigerd | departed: vertrokken | department: afdeling afdelingen afd dienst | departure: vertrek vertrektijd vertrekdatum
departures: vertrektijden | dependencies: afhankelijkheden | dependent: afhankelijk gezinslid | depending: afhankelijk naargelang
deployment: uitrol ingebruikname | deposit: storting storten deposito stort gestort inleg waarborgsom | depot: opslagplaats
depreciation: afschrijving afschrijvingen waardevermindering | depth: diepte diep | derivative: afgeleide | derived: afgeleid afgeleide
desc: omschrijving omschr | descendant: nakomeling | descending: aflopend aflopende dalend | describe: beschrijven omschrijven beschreven
description: omschrijving beschrijving omschr oms benaming | descriptive: beschrijvend | designation: aanduiding benaming aanwijzing | designed: ontworpen
desired: gewenst gewenste | desk: bureau | destination: bestemming doel bestemmingen | destroy: vernietigen | detail: bijzonderheid detailregel
detected: ontdekt gevonden geconstateerd | detection: opsporing detectie | determinant: determinanten
determine: bepalen bepaal bepaald vaststellen vastgesteld | developed: ontwikkeld | developer: ontwikkelaar | developers: ontwikkelaars
development: ontwikkeling ontwikkelen | deviation: afwijking afwijkingen | device: apparaat apparaten toestel | diagnosis: diagnose diagnoses
diagnostics: diagnostiek foutmeldingen | diameter: middellijn doorsnede | dice: dobbelsteen dobbelstenen | died: overleden gestorven | diesel: gasolie
diff: verschil versch | differ: verschillen verschilt afwijken | difference: verschil verschillen afwijking versch
different: verschillend anders verschillende ander | differently: anders | diffusion: diffusie | digit: cijfer cijfers | digits: cijfers cijfer posities
dike: dijk dijken | dikes: dijken | dimension: dimensie afmeting afmetingen dimensies | dimensional: dimensionaal | diploma: getuigschrift
direct: rechtstreeks directe | direction: richting richtingen | directory: inhoudsopgave gids bestandsmap
disability: arbeidsongeschiktheid invaliditeit handicap arbeidsongeschikt | disable: uitschakelen uitgeschakeld uitzetten | disburse: uitbetalen uitkeren
disbursement: uitbetaling | discharge: afvoer ontslag debiet lozing ontladen | disclaimer: voorbehoud | disconnect: verbreken verbroken afsluiten
discount: korting kortingen kortingspercentage rabat | disease: ziekte ziekten | disk: schijf schijven | dismissal: ontslag | dispersivity: dispersie
displacement: verplaatsing verschuiving | display: tonen toon afbeelden weergeven laatzien beeldscherm getoond | dispute: geschil betwisting betwisten
dissolved: opgelost opgeloste ontbonden | distance: afstand afstanden | distributed: verdeeld gedistribueerd
distribution: verdeling distributie verspreiding uitkering | distributor: verdeler groothandel | district: wijk arrondissement | ditch: sloot
divide: delen deel gedeeld verdelen | dividend: dividenden deeltal | dividends: dividenden | division: deling afdeling divisie
divorce: echtscheiding scheiding gescheiden | divorced: gescheiden | doctor: huisarts dokter geneesheer behandelaar
document: documenten stuk stukken bescheid dokument | documentation: documentatie dokumentatie | domain: domein | domicile: woonplaats domicilie
donation: schenking | donor: schenker | door: deur deuren | dormant: slapend slapende inactief | dosage: dosering dosis | dose: dosis
double: dubbel dubbele verdubbelen | download: ophalen binnenhalen | downstream: benedenstrooms stroomafwaarts | downtime: stilstand uitval
draft: wissel diepgang | drag: weerstand slepen | drain: afvoer drainage afwateren | draw: tekenen teken getekend trekken opnemen | drawing: tekening trekking
driver: bestuurder chauffeur stuurprogramma | drop: druppel vallen | drought: droogte | drug: geneesmiddel medicijn geneesmiddelen | dry: droog droge
due: verschuldigd vervallen vervaldatum verschuldigde | dump: geheugenafdruk | dunning: aanmaning aanmaningen
duplicate: dubbel dubbele duplicaat doublure dubbelen | duplicates: dubbelen doublures | duration: duur looptijd tijdsduur | duty: accijns plicht invoerrecht
dwelling: woning woningen | dynamic: dynamisch dynamische | dynamically: dynamisch | earlier: eerder vroeger eerdere | early: vroeg vroege vervroegd
earnings: inkomsten verdiensten loon verdiend | earthquake: aardbeving aardbevingen | easier: gemakkelijker makkelijker eenvoudiger
east: oost oosten oostelijk | easy: gemakkelijk eenvoudig makkelijk | economics: economie | edit: bewerken bewerk wijzigen opmaken redigeren
editable: bewerkbaar | editor: tekstverwerker bewerker | education: onderwijs opleiding | effect: gevolg uitwerking invloed
effective: effectief ingangsdatum werkelijk geldig | effectively: effectief | efficiency: rendement efficiëntie doelmatigheid | efficient: efficiënt doelmatig
egg: eieren | eigenvalue: eigenwaarde eigenwaarden | eigenvalues: eigenwaarden eigenwaarde | eigenvector: eigenvectoren | elapsed: verstreken verlopen
elderly: bejaarden ouderen | election: verkiezing verkiezingen stemming | electricity: elektriciteit stroom electriciteit
electronic: elektronisch elektronische | element: elementen onderdeel | elementary: lager | eligible: gerechtigd rechthebbend
eliminate: elimineren verwijderen uitsluiten | elsewhere: elders | email: mailadres emailadres | embargo: verbod | embedded: ingebed ingebouwd
emergency: noodgeval spoed noodsituatie | employee: werknemer medewerker personeelslid werknemers wkn persnr personeelsnummer werknr
employer: werkgever werkgevers | employment: dienstverband tewerkstelling dienst aanstelling | empties: leeggoed | empty: leeg lege leegmaken ledig
emulate: nabootsen emuleren | enable: inschakelen aanzetten ingeschakeld | enclosed: ingesloten bijgevoegd | encode: coderen gecodeerd | encoding: codering
encountered: aangetroffen tegengekomen | encrypt: versleutelen versleuteld coderen | end: einde eind eindigen beëindigen beeindigen eindigt | energy: energie
enforce: afdwingen handhaven | engine: motor | engineer: ingenieur technicus | engineering: techniek | english: engels engelse | enhanced: verbeterd uitgebreid
enquiry: navraag aanvraag vraag onderzoek | enroll: inschrijven aanmelden ingeschreven | enrollment: inschrijving aanmelding
enrolment: inschrijving aanmelding | ensure: verzekeren zorgen waarborgen | enter: invoeren voer ingeven geef ingevoerd intoetsen binnengaan
enterprise: onderneming bedrijf | enthalpy: enthalpie | entire: geheel gehele volledig hele | entirely: geheel volledig helemaal
entitlement: recht aanspraak rechten | entity: entiteit eenheid | entrance: ingang toegang
entry: ingang invoer boeking inschrijving tabelelement boekingen ingave | envelope: omslag enveloppe | environment: omgeving milieu | environmental: milieu
equal: gelijk gelijke | equals: gelijk gelijkaan | equation: vergelijking vergelijkingen | equilibrium: evenwicht
equipment: uitrusting apparatuur installatie toestellen | equity: vermogen | equivalent: gelijkwaardig overeenkomstig | erase: wissen gewist uitwissen
erosion: erosie | err: fout | error: fout fouten foutmelding foutcode foutief foutafhandeling | escape: ontsnappen | escrow: bewaring
essential: wezenlijk noodzakelijk | essentially: wezenlijk | establish: vestigen vaststellen oprichten vastgesteld | estate: nalatenschap boedel landgoed
estimate: schatting schatten raming geschat | estimated: geschat geschatte geraamd verwacht | etc: enz enzovoort | evaluate: evalueren beoordelen
evaluation: evaluatie beoordeling | evaporation: verdamping | evapotranspiration: verdamping evapotranspiratie | event: gebeurtenis gebeurtenissen
exam: examen tentamen examens | examine: onderzoeken bekijken onderzoek | exceed: overschrijden overschrijdt | exceeded: overschreden
exceeds: overschrijdt overschreden groter | exception: uitzondering uitzonderingen uitval | excess: overschot teveel surplus eigenrisico
exchange: ruilen wisselen beurs omwisselen uitwisseling ruil | excise: accijns accijnzen | excluding: exclusief uitgezonderd excl zonder
exclusive: exclusief excl | executable: uitvoerbaar | execute: uitvoeren uitgevoerd voeruit voer | execution: uitvoering | exemption: vrijstelling ontheffing
exercise: oefening oefenen | exhausted: uitgeput | exist: bestaan bestaat voorkomen | existence: bestaan aanwezigheid | existing: bestaand bestaande
exit: uitgang einde verlaten uittreden | expanded: uitgebreid geëxpandeerd | expansion: uitbreiding uitzetting | expense: kosten uitgave uitgaven onkosten
experience: ervaring | experiment: proef experimenten proeven | expiration: vervaldatum verval afloop einddatum | expire: vervallen verlopen aflopen
expired: verlopen vervallen afgelopen | explain: verklaren uitleggen | explanation: uitleg toelichting verklaring | explicit: expliciet uitdrukkelijk
explicitly: expliciet uitdrukkelijk | exponent: exponenten macht | exponential: exponentieel exponentiële | export: uitvoer exporteren geëxporteerd
express: uitdrukken | expression: uitdrukking expressie | extended: uitgebreid verlengd uitgebreide | extension: uitbreiding verlenging toestel | extent: omvang
external: extern externe uitwendig | extra: bijkomend toeslag | extract: uittreksel selecteren onttrekken extraheren uitlezen
extraction: onttrekking extractie | extrapolate: extrapoleren | extremely: uiterst uitermate | facilitate: vergemakkelijken
facility: voorziening faciliteit voorzieningen | factor: factoren faktor | factory: fabriek fabrieken | failed: mislukt gefaald mislukte
failure: fout storing mislukking falen | fair: eerlijk redelijk | false: onwaar | family: gezin familie gezinnen huisgezin | fare: tarief ritprijs
farm: boerderij landbouwbedrijf bedrijf | farmer: boer landbouwer boeren | fast: snel snelle | faster: sneller | fatal: fataal fatale ernstig | father: vader
fault: fout storing | faults: fouten storingen gebreken | faulty: foutief foutieve | feast: feestdag | features: kenmerken eigenschappen mogelijkheden
february: februari | fee: honorarium vergoeding leges provisie kosten | feed: voeder veevoer | female: vrouwelijk vrouw | fertiliser: kunstmest meststof mest
fertility: vruchtbaarheid | fertilizer: kunstmest meststof mest | fetch: ophalen opgehaald haal halen | fever: koorts | fewer: minder
field: veld velden veldnaam rubriek akker | fifth: vijfde | figure: cijfer figuur getal afbeelding | file: bestand bestanden bst bestnd dossier
filename: bestandsnaam | fill: vullen vul gevuld opvullen | filler: opvulling vulling vulveld | filter: filteren filtering
final: laatste definitief eind uiteindelijk slotrekening | finally: tenslotte uiteindelijk | finance: financiën financieel financiering
financial: financieel financiële | find: zoeken zoek vinden gevonden vind opzoeken | fine: boete boetes | finish: beëindigen afsluiten afronden klaar
finished: klaar gereed afgelopen | fire: ontslaan vuur brandverzekering | firm: firma bedrijf | first: eerste | firstname: voornaam vnaam
fiscal: fiscaal fiscale belastingjaar boekjaar | fish: vis vissen | fishery: visserij | fit: passen | fix: herstellen oplossen verbeteren vast
fixed: vast vaste opgelost | fixture: inrichting | flag: vlag schakelaar | flame: vlam | flexibility: flexibiliteit | flight: vlucht vluchten vluchtnummer
floating: drijvend drijvende zwevend | flood: overstroming hoogwater | floods: overstromingen | floor: verdieping vloer ondergrens | flour: meel bloem
flow: stroom stroming doorstroming debiet | flower: bloem bloemen | fluids: vloeistoffen vloeistof | focus: brandpunt | fog: mist | folder: bestandsmap
follow: volgen volgt | following: volgend volgende | food: voedsel voeding voedingsmiddel | foot: voet voettekst | footer: voetregel voettekst
footnote: voetnoot | footnotes: voetnoten | forbidden: verboden | force: kracht dwingen geforceerd | forecast: verwachting voorspelling prognose
foreclose: uitwinnen executeren | foreign: buitenlands vreemd buitenlandse | foreigner: vreemdeling buitenlander | forename: voornaam | forest: bos bossen woud
forester: boswachter | forestry: bosbouw | forget: vergeten | form: formulier formulieren vorm | format: formaat formatteren opmaak indeling
former: vorig voormalig vroegere | formula: formule formules | fortnight: veertiendaags | forward: vooruit voorwaarts doorsturen doorzenden
found: gevonden aanwezig aangetroffen | foundation: stichting fundament grondslag | fourth: vierde | fraction: breuk fractie | fractional: gebroken fractioneel
fractions: breuken | frame: kader raamwerk | fraud: fraude bedrog | free: vrij gratis vrijgeven vrije | freelance: zelfstandige | freeze: bevriezen bevroren
freight: vracht vrachtkosten | frequency: frequentie frekwentie freq | frequent: veelvuldig | frequently: vaak | friday: vrijdag | friendly: vriendelijk
front: voorkant voorzijde | frost: vorst | frozen: bevroren geblokkeerd | fruit: vruchten | fuel: brandstof | fulfil: vervullen voldoen | full: volledig volle
func: functie funktie | function: functie functies funktie | functional: functioneel functionele | functionality: functionaliteit | fund: fonds fondsen
furniture: meubelen meubilair | future: toekomst toekomstig toekomstige | gain: winst | game: spel spelletje | garage: werkplaats | garden: tuin
garnishment: loonbeslag beslag | gas: aardgas gasverbruik | gasoline: benzine | gauge: meter peil | gender: geslacht | general: algemeen algemene
generate: genereren genereer gegenereerd aanmaken | generated: gegenereerd aangemaakt | generation: generatie aanmaak opwekking | generic: generiek algemeen
geometry: meetkunde geometrie | get: ophalen haal halen opvragen krijg | girl: meisje | give: geven geef | given: gegeven opgegeven | gives: geeft | glass: glas
global: globaal globale algemeen | gold: goud | goods: goederen | government: overheid regering | grace: respijt | grade: cijfer graad schaal beoordeling klas
gradient: helling verval | grain: graan korrel granen | grammar: grammatica | grant: toelage subsidie beurs | granted: toegekend verleend toegestaan
graph: grafiek grafieken | graphical: grafisch grafische | graphics: grafisch grafiek | grass: gras | gravity: zwaartekracht | greater: groter grotere
greatest: grootste grootst | green: groen groene | grid: rooster raster | gross: bruto brutoloon | ground: grond bodem | groundwater: grondwater grondwaterstand
group: groep groepen groeperen groepsnr | groupage: groepage | growth: groei toename | guarantee: garantie waarborg garanderen borg | guaranteed: gegarandeerd
guarantor: borg borgsteller garant | guardian: voogd | guest: gast gasten | guide: handleiding gids | guilder: gulden guldens | hail: hagel | hair: haren
half: helft halve | halfword: halfwoord | hall: zaal | halt: stoppen stilstaan | hand: handmatig | handicapped: gehandicapt
handle: afhandelen behandelen verwerken afgehandeld | handler: afhandeling behandeling verwerker | hang: hangen | harvest: oogst oogsten
hatchery: broederij kwekerij | head: kop hoofd koppen | headcount: personeelsbezetting personeelsaantal | header: kop kopregel koptekst kopregels aanhef
heading: kopregel titel koptekst kolomkop | headquarters: hoofdkantoor hoofdzetel | health: gezondheid ziektekosten | heat: warmte hitte verwarmen
heating: verwarming stookkosten | hectare: ha hectaren | height: hoogte lengte hoog | heir: erfgenaam erfgenamen | help: hulp helpen uitleg | helper: hulp
helpful: behulpzaam nuttig | hen: kip kippen | hence: vandaar | herbicide: onkruidbestrijdingsmiddel onkruidverdelger | hexadecimal: hexadecimaal hexadecimale
hidden: verborgen | high: hoog hoge hoogste | highly: sterk | highway: snelweg autosnelweg | hire: aannemen huren indienst aanstellen | histogram: staafdiagram
historical: historisch historische | history: historie geschiedenis verleden | hit: treffer raak | hold: vasthouden bewaren bew houden
holder: houder titularis | holiday: feestdag vakantie vakantiedagen verlof | home: huis thuis | honey: honing | hopefully: hopelijk | horse: paard paarden
hospital: ziekenhuis ziekenhuizen hospitaal | host: gastheer | hotels: hotelkamer | hour: uur uren | hourly: uurlijks uurloon | hours: uren uur
house: huis woning huizen huisnummer huisnr | household: huishouden gezin | housenumber: huisnummer huisnr | housing: huisvesting woningbouw | however: echter
humidity: vochtigheid luchtvochtigheid | hundred: honderd | husband: echtgenoot | hydraulic: hydraulisch | identical: identiek gelijk identieke
identification: identificatie kenmerk identifikatie | identifier: kenmerk identificatie sleutel | identify: identificeren herkennen | identity: identiteit
identitycard: identiteitskaart | idle: ruststand inactief | ignore: negeren genegeerd negeer overslaan | illegal: ongeldig illegaal ongeoorloofd
illness: ziekte | illustrate: toelichten | image: beeld afbeelding beelden | immediate: onmiddellijk direkt | immediately: onmiddellijk meteen
immigrant: inwijkeling immigranten | impact: invloed gevolg | implementation: implementatie uitvoering | implemented: geïmplementeerd ingevoerd
implicit: impliciet | implied: impliciet | import: invoer importeren geïmporteerd inlezen | imposed: opgelegd | impossible: onmogelijk
improve: verbeteren verbeterd | improvement: verbetering verbeteringen | inaccurate: onnauwkeurig | inactive: inactief inaktief
incapacity: arbeidsongeschiktheid | incident: voorval | include: opnemen invoegen bevatten insluiten meenemen | inclusion: opname insluiting
inclusive: inclusief | income: inkomen inkomsten inkomens | incoming: inkomend inkomende binnenkomend binnenkomende | incompatible: onverenigbaar
incomplete: onvolledig incompleet | incorporate: opnemen inlijven | incorrect: onjuist fout foutief verkeerd incorrekt
increase: verhogen verhoog verhoging verhoogd toename stijging | increment: verhogen ophogen ophoging verhoog stapgrootte | indent: inspringen
independent: onafhankelijk zelfstandig | index: indexen | indicate: aangeven geeftaan aanduiden | indicator: indikator aanduiding vlag
indirect: indirekt onrechtstreeks | individual: individueel afzonderlijk individu | individually: afzonderlijk | infiltration: infiltratie
infinite: oneindig oneindige | inflation: inflatie geldontwaarding | info: gegevens inlichtingen | inform: informeren inlichten
information: informatie gegevens inlichtingen | inhabitant: inwoner inwoners | inheritance: erfenis nalatenschap
initial: initieel aanvang beginwaarde initiële | initialise: initialiseren initialiseer beginwaarden
initialization: initialisatie initialisering voorbereiding | initialize: initialiseren initialiseer geinitialiseerd beginwaarden | initially: aanvankelijk
initials: voorletters voorl | initiate: starten beginnen | initiator: opdrachtgever | injured: gewond gewonde gekwetst | injury: letsel verwonding
inner: binnenste inwendig | inorganic: anorganisch | inpatient: opgenomen klinisch | input: invoer inlezen ingave invoerbestand
inquire: navragen opvragen raadplegen | inquiry: raadplegen opvraging navraag vraag bevraging
insert: invoegen toevoegen ingevoegd tussenvoegen invoeg opvoeren | insertion: invoeging toevoeging | inside: binnen binnenin
inspect: inspecteren onderzoeken keuren | inspection: keuring inspectie | inspector: keurder keurmeester | install: installeren geïnstalleerd
installation: installatie | installment: termijn aflossing termijnen | instalment: termijn termijnbedrag aflossing | instance: voorbeeld exemplaar
institution: instelling instituut | instruction: instructie opdracht | instructions: instructies aanwijzingen opdrachten
insufficient: onvoldoende ontoereikend | insulation: isolatie | insurance: verzekering verzekeringen verz assurantie | insure: verzekeren
insured: verzekerde verzekerd verzekerden verz | insurer: verzekeraar verzekeraars | intact: ongeschonden | intake: inname opname
integer: geheel gehele gehelegetal | integrate: integreren | integrated: geïntegreerd | integration: integratie | integrity: integriteit
intended: bedoeld bestemd | intensity: intensiteit | interaction: interactie wisselwerking | interactive: interactief | interactively: interactief
interbank: interbancair | interchange: uitwisseling uitwisselen verwisselen | interest: rente interesten intrest rentepercentage rentebedrag renten belang
interface: koppeling koppelvlak raakvlak | interim: tussentijds | intermediate: tussenliggend tussentijds tussenresultaat | internal: intern interne inwendig
internally: intern | international: internationaal internationale | interpolate: interpoleren interpolatie | interpret: interpreteren | interpreter: vertolker
interrupt: onderbreken onderbreking | interruption: onderbreking | interval: tussenpoos intervallen | introduced: ingevoerd geïntroduceerd
introduction: inleiding | invalid: ongeldig ongeldige onjuist fout foutieve | inventory: voorraad inventaris voorraden | invest: beleggen investeren
investment: belegging investering beleggingen | investor: belegger beleggers | invocation: aanroep
invoice: factuur facturen factuurnr faktuur factuurnummer factuurregel nota | invoicing: facturering fakturering facturatie | invoked: aangeroepen | iron: ijzer
irrigation: irrigatie bevloeiing beregening | island: eiland | isotope: isotoop isotopen | issue: uitgeven uitgifte afgeven probleem uitgegeven
item: artikel onderdeel artikelen | iterate: herhalen doorlopen itereren | iteration: iteratie herhaling iteraties | iterative: iteratief herhalend
itinerary: reisroute reisplan | january: januari | job: taak baan opdracht | join: koppelen samenvoegen | journal: dagboek journaal dagboeken
journalize: journaliseren boeken | judge: rechter beoordelen | july: juli | jump: springen sprong | june: juni | justified: uitgelijnd gerechtvaardigd
juvenile: jeugdig minderjarig | keep: bewaren bewaar houden behouden | key: sleutel sleutels toets sleutelveld | keyboard: toetsenbord | keypress: toetsaanslag
keyword: sleutelwoord trefwoord | kill: beëindigen | kilometre: kilometers | kind: soort | kitchen: keuken | knowledge: kennis | label: etiket etiketten
labor: arbeid arbeidskosten | laboratory: laboratorium lab | labour: arbeid arbeidsloon | laminar: laminair | lamp: lampen | land: grond terrein perceel
landlord: verhuurder huisbaas | lane: rijstrook | language: taal talen taalcode | lapse: vervallen verval | large: groot grote | larger: groter
largest: grootste | laser: laserstraal | last: laatste vorige | lastly: tenslotte | lastname: achternaam familienaam | latest: laatste nieuwste recentste
latitude: breedtegraad breedte | latter: laatstgenoemde | law: wetgeving wetten recht | lawyer: advocaat jurist | layer: laag lagen | layoff: ontslag
layout: indeling opmaak | leaches: uitspoelt | leap: schrikkel schrikkeljaar | leapyear: schrikkeljaar | learning: leren | lease: pacht pachten
leave: verlaten verlof | lecture: college lezing | lecturer: docent | ledger: grootboek grootboekrekening | left: linker linkerkant linkerzijde
legacy: erfenis | legal: wettelijk juridisch | legitimate: wettig | len: lengte lgt | lender: kredietgever geldgever uitlener | lending: uitlening uitleen
length: lengte lgt lng lengten | less: minder kleiner | lesser: kleiner | lesson: lessen | letter: letterteken brieven schrijven
level: niveau nivo peil niveaus | liability: aansprakelijkheid verplichting schuld | liable: aansprakelijk | librarian: bibliothecaris bibliothecaresse
library: bibliotheek bibliotheken bib | license: licentie vergunning rijbewijs | lie: liggen | life: leven levensverzekering | lift: hefkracht heffen
light: licht | likewise: eveneens | limit: grens limiet beperken grenzen | limitations: beperkingen | line: regel regels lijn regelnummer lijnen
linear: lineair lineaire | lines: regels lijnen | link: koppeling koppelen verbinding schakel | linkage: koppeling | list: lijst lijsten overzicht lijstje
listener: luisteraar | litre: liters | livestock: vee veestapel | load: laden laad geladen inladen belasting vracht | loan: lening leningen uitlening krediet
loans: leningen uitleningen | local: lokaal lokale plaatselijk | locally: lokaal plaatselijk | locate: opzoeken zoeken | located: gelegen gevonden
location: plaats locatie lokatie vestiging plek | lock: vergrendelen blokkeren vergrendeld sluis | locker: kluis | log: logboek logboekregel vastleggen
logarithm: logaritme | logged: vastgelegd | logic: logica logika | logical: logisch logische | login: aanmelden inloggen | logon: aanmelden
logout: afmelden uitloggen | longitude: lengtegraad | longitudinal: longitudinaal | lookup: opzoeken zoek | lookups: opzoekingen
loop: lus herhaling herhalen lussen | lorry: vrachtwagen vrachtauto | loss: verlies verliezen schade | lot: partij lotnummer | lottery: loterij
lower: lager lagere onderste | lowercase: kleineletters kleineletter onderkast | lowest: laagste laagst | loyalty: klantentrouw | lumber: hout
lunch: middageten maaltijd | machine: toestel | machinery: machinepark machinerie | magic: magisch | magnetic: magnetisch | maiden: meisjesnaam
mail: postbezorging mailen | mailing: verzending | main: hoofd hoofdprogramma voornaamste | mainframe: hoofdcomputer
mainline: hoofdlijn hoofdprogramma hoofdroutine | maintain: onderhouden bijhouden bijwerken | maintainer: beheerder onderhouder | maintenance: onderhoud beheer
maize: mais maïs | major: grote belangrijkste | make: maken maak gemaakt | male: mannelijk | man: mannelijk mannen | managed: beheerd
management: beheer directie bestuur | manager: beheerder bedrijfsleider chef | mandatory: verplicht verplichte | manipulation: bewerking manipulatie
manner: wijze manier | manual: handmatig handleiding handmatige | manually: handmatig | manufacture: vervaardigen fabricage | manufacturer: fabrikant
map: kaart afbeelding | march: maart mrt | margin: marge marges kantlijn | marital: burgerlijke huwelijkse burgstaat | mark: merken markeren kenmerk
marker: markering | markup: opslag winstopslag | marriage: huwelijk huwelijksdatum | married: gehuwd getrouwd | mask: masker | mass: massa
master: stambestand hoofdbestand stam meester stamgegevens | match: overeenkomen overeenkomst passend gelijk | material: materiaal materialen stof
math: wiskunde | matriculation: inschrijving nummerplaat | matrix: matrices | maturity: vervaldag einddatum looptijd | maximise: maximaliseren
maximum: maximaal maximale maxima hoogste | mayor: burgemeester | meal: maaltijd maaltijden | mean: gemiddelde betekenen | meaning: betekenis
meaningful: zinvol | measure: meten maatregel meting maatstaf | measured: gemeten | measurement: meting metingen meetwaarde | meat: vlees
mechanism: mechanisme | median: mediaan | medical: medisch medische geneeskundig | medicare: ziekenfonds zorgverzekering | medication: medicatie medicijnen
medicine: geneesmiddel medicijn geneeskunde | medium: middel middelmatig | meeting: vergadering bijeenkomst | member: leden lidnummer lidnr deelnemer
membership: lidmaatschap | memory: geheugen | mentor: begeleider | menu: keuzemenu menukeuze keuzescherm | merchant: handelaar koopman winkelier | mercury: kwik
merge: samenvoegen samengevoegd mengen voegsamen | message: bericht melding boodschap mld berichten meldingen | metal: metaal | meter: meterstand meternummer
method: methode methoden werkwijze | methylmercury: methylkwik | middle: midden middelste | mileage: kilometerstand kilometervergoeding | military: militair
milk: melk | mill: molen | million: miljoen miljoenen | mind: geest | minimal: minimaal minimale | minimise: minimaliseren | minimum: minimaal minimale laagste
ministry: ministerie | minor: minderjarig gering | mint: munt | minus: minteken verminderd | minute: minuut minuten | minutes: minuten
miscellaneous: diversen overige divers | mismatch: afwijking verschil ongelijk | missing: ontbrekend ontbreekt ontbrekende ontbreken | mistake: fout vergissing
mixed: gemengd | mode: wijze modus | model: modellen | modification: wijziging aanpassing wijzigingen | modifications: wijzigingen aanpassingen
modify: wijzigen wijzig gewijzigd aanpassen muteren | module: onderdeel | moisture: vocht | monday: maandag | money: geld gelden
monitor: bewaken bewaking beeldscherm | month: maand maanden mnd maandnr | monthly: maandelijks maandelijkse maandbedrag | moon: maan
mortality: sterfte sterftetafel | mortgage: hypotheek hypotheken | mortgagee: hypotheekhouder | mother: moeder | motorcycle: motorfiets motorrijwiel
mounted: gemonteerd | move: verplaatsen verplaats overzetten verhuizen zetover | movement: beweging mutatie verplaatsing | moving: verhuizing verplaatsen
msg: melding mld bericht | multigrid: meerrooster | multiple: meerdere meervoudig veelvoud | multiplication: vermenigvuldiging | multiplier: vermenigvuldiger
multiply: vermenigvuldigen vermenigvuldig vermenigvuldigd | municipal: gemeentelijk gemeentelijke gemeente | municipality: gemeente gemeenten | museum: musea
mutually: onderling wederzijds | name: naam namen nm achternaam | national: nationaal nationale rijks landelijk | nationality: nationaliteit | native: inheems
natural: natuurlijk natuurlijke | nature: natuur aard | nearest: dichtstbijzijnde dichtstbij | necessarily: noodzakelijk noodzakelijkerwijs
necessary: nodig noodzakelijk benodigd | need: nodig behoefte | negative: negatief negatieve | neighbour: buur buurman buren | neighbouring: naburig buur
nested: genest | net: netto nettoloon | network: netwerk | new: nieuw nieuwe | newborn: pasgeborene | newer: nieuwer nieuwere | newly: nieuw
next: volgende volgend vlg volg | night: nacht nachten | nightly: nachtelijk | nitrate: nitraat | nitrogen: stikstof | nitrogenous: stikstofhoudend
node: knoop knooppunt knopen | nominal: nominaal nominale | none: geen | normal: normaal normale gewoon | normalize: normaliseren | normally: normaal normaliter
north: noord noorden noordelijk | notary: notaris | notation: notatie | note: opmerking aantekening notitie | notice: kennisgeving opzegging bericht
notify: melden verwittigen kennisgeving | num: nummer nr aantal | number: nummer getal aantal nr nummers getallen aant | numerator: teller
numeric: numeriek numerieke | numerical: numeriek numerieke | nurse: verpleegster verpleegkundige | object: voorwerp objekt objecten | obligation: verplichting
obligations: verplichtingen | obligatory: verplicht | observed: waargenomen gemeten | obsolete: verouderd vervallen | obtain: verkrijgen verkregen ophalen
occasion: gelegenheid | occupancy: bezetting | occupation: beroep | occupied: bezet | occur: voorkomen optreden | occurrence: voorkomen keer
occurs: voorkomt optreedt | october: oktober okt | odd: oneven | offer: aanbod aanbieding offerte aanbieden | office: kantoor bureau kantoren
official: ambtenaar officieel | offline: losgekoppeld | offset: verschuiving verrekenen | oil: olie stookolie | old: oud oude | older: ouder
omitted: weggelaten vervallen | opening: beginsaldo | operating: bedrijfs | operation: bewerking operatie werking verrichting | operational: operationeel
operator: bediener operateur | opinion: mening | opponent: tegenstander | opposed: tegengesteld | optimal: optimaal optimale | optimisation: optimalisatie
optimise: optimaliseren | optimization: optimalisatie | optimized: geoptimaliseerd | option: keuze optie opties keuzemogelijkheid
optional: optioneel facultatief | optionally: optioneel eventueel | orbit: baan omloopbaan | order: bestelling opdracht volgorde bestellen bestel ordernr
organisation: organisatie instelling | organised: georganiseerd | organization: organisatie instelling | orientation: oriëntatie | origin: oorsprong herkomst
original: origineel oorspronkelijk oorspronkelijke originele | originally: oorspronkelijk | orphaned: verweesd | other: andere overige ander overig
outer: buitenste | outlier: uitschieter | outliers: uitschieters | outpatient: poliklinisch | output: uitvoer uitvoerbestand uitvoeren
outside: buiten buitenkant | outstanding: openstaand openstaande uitstaand | oven: bakoven | overall: totaal algeheel | overdraft: roodstand debetstand
overdue: achterstallig vervallen telaat | overflow: overloop overschrijding | overhead: algemenekosten overheadkosten | overheating: oververhitting
overlap: overlappen overlapping | overnight: nachtelijk | overpaid: teveelbetaald | overpayment: teveelbetaald | overridden: overschreven
override: overschrijven overrulen | overtake: inhalen | overtime: overwerk overuren | overview: overzicht | overwrite: overschrijven | overwritten: overschreven
owe: verschuldigd schuldig | owes: verschuldigd schuldig | owner: eigenaar eigenaren bezitter eigenares | oxygen: zuurstof
package: pakket verpakking pakketten | packaging: verpakking emballage | packed: gepakt ingepakt | packet: pakket pakje | packing: verpakking
pad: opvullen aanvullen | page: bladzijde pagina blz pag bladnummer | pages: bladzijden | paid: betaald betaalde voldaan | paint: verf schilderen
paints: verven | pair: paar | pallet: laadbord | panel: scherm paneel | paper: papier | paragraph: paragraaf alinea | parallel: evenwijdig
parameter: stuurparameter | parcel: perceel pakje pakket | parent: ouder ouders bovenliggend | parentheses: haakjes | parenthesis: haakje | parish: parochie
parking: parkeren parkeerplaats | parse: ontleden ontleed | parser: ontleder | part: deel gedeelte onderdeel stuk delen
partial: gedeeltelijk deels gedeeltelijke | partially: gedeeltelijk deels | participant: deelnemer deelnemers | participation: deelname deelneming
partner: levenspartner echtgenoot | partnership: maatschap vennootschap | parts: onderdelen delen | party: partij partijen
pass: doorgeven pasje doorlopen geslaagd | passed: doorgegeven geslaagd | passenger: passagier reiziger passagiers | passport: paspoort
password: wachtwoord paswoord ww | past: verleden voorbij | pasture: weide weiland | patent: octrooi | path: bestandspad | patient: patiënt patiënten patnr
patients: patiënten | pattern: patroon patronen | pause: pauze wachten onderbreking | pay: betalen betaal loon uitbetalen | payable: betaalbaar
payables: crediteuren schulden | paycheck: loonstrook salaris | paydate: betaaldatum | payday: betaaldag | payee: begunstigde ontvanger | payer: betaler
payment: betaling betalingen betaald betalingsopdracht uitbetaling | payout: uitbetaling uitkering
payroll: loonadministratie salarisadministratie verloning lonen salaris | payslip: loonstrook loonbrief loonstrookje | penalty: boete straf boeterente
pending: hangende openstaand lopend | pension: pensioen pensioenen pensioenfonds ouderdomspensioen | pensioner: gepensioneerde | pensions: pensioenen
percent: procent perc | percentage: procent perc | percentile: percentiel | perform: uitvoeren verrichten | performance: prestatie
period: periode perioden tijdvak periodes | permanent: blijvend vast | permanently: blijvend definitief | permeability: doorlatendheid
permission: toestemming permissie | permit: vergunning toestaan vergunningen | permitted: toegestaan | persistent: blijvend
person: persoon personen persoonsgegevens | personal: persoonlijk persoonlijke | pesticide: bestrijdingsmiddel | pharmacist: apotheker | pharmacy: apotheek
phase: fase fasen | phone: telefoon telefoonnummer tel telnr | phosphorus: fosfor | phrases: zinnen zinsneden | physical: fysiek fysieke natuurkundig
physically: fysiek | physician: huisarts dokter geneesheer | pick: kiezen verzamelen | picture: beeld afbeelding | piece: stuk stuks | pig: varken varkens
pilot: piloot | pipe: leiding buis pijp | pipeline: pijpleiding | place: plaats plaatsen | placeholder: plaatshouder | plan: plannen planning
planning: planbord | plant: fabriek gewas planten | plants: planten | plastic: kunststof | plate: nummerplaat kenteken | plausibility: aannemelijkheid
player: speler spelers | pledge: pand | plot: perceel grafiek tekenen | plough: ploegen | pointer: wijzer aanwijzer | police: politie
policy: polis beleid polissen polisnr polisnummer | policyholder: verzekeringnemer polishouder | pollution: vervuiling verontreiniging
polynomial: polynoom veelterm | pool: zwembad | poor: slecht | populate: vullen bevolken | population: bevolking populatie | porosity: porositeit | port: poort
portion: deel gedeelte | position: positie posities plaats | positional: positioneel | positions: posities plaatsen | positive: positief positieve
possibility: mogelijkheid | possible: mogelijk mogelijke | post: boeken boeking geboekt verwerken | postage: porto portokosten
posting: boeking journaalpost boekingen | postpone: uitstellen | potato: aardappel aardappelen | potential: potentiaal potentieel mogelijk
potentially: mogelijk | poultry: pluimvee | pound: ponden | power: macht vermogen kracht stroom | practical: praktisch | practice: praktijk
practitioner: huisarts behandelaar | precedence: voorrang | preceding: voorafgaand voorgaande | precipitation: neerslag | precise: nauwkeurig precies
precision: precisie nauwkeurigheid | predicts: voorspelt | preferred: voorkeur | prefix: voorvoegsel | pregnant: zwanger | premises: pand gebouw
premium: premie premies premiebedrag prem | premiums: premies | prepaid: vooruitbetaald | preparation: voorbereiding
prepare: voorbereiden voorbereid klaarmaken klaarzetten | prerequisites: vereisten | prescription: recept recepten voorschrift | presence: aanwezigheid
present: aanwezig | presentation: aanbieding | preserve: bewaren behouden | president: voorzitter | press: drukken druk indrukken | pressure: druk
prev: vorige vorig vrg | prevent: voorkomen verhinderen | preview: voorbeeldweergave | previous: vorige vorig voorgaande voorgaand vrg
previously: eerder voorheen vroeger | price: prijs prijzen prys eenheidsprijs verkoopprijs | pricelist: prijslijst | primarily: voornamelijk
primary: primair primaire hoofdsleutel | prime: priemgetal | principal: hoofdsom lastgever | print: afdrukken afdruk drukken drukaf printen afgedrukt
printable: afdrukbaar | printer: drukker regeldrukker | printout: afdruk uitdraai | prior: vorige voorafgaand | priority: prioriteit voorrang
prison: gevangenis | private: privé particulier | privileged: bevoorrecht | probability: kans waarschijnlijkheid | problem: probleem problemen moeilijkheid
problems: problemen | procedure: procédure werkwijze | process: verwerken verwerk proces verwerking verwerkt | processed: verwerkt verwerkte
processing: verwerking verwerken | producer: producent | product: produkt producten artikel produkten | production: productie produktie
profession: beroep beroepen | profile: profiel profielen | profit: winst winsten | profitability: rentabiliteit | program: programma programmas
programme: programma | programmer: programmeur programmeurs | programs: programma | progress: voortgang vooruitgang | prohibited: verboden
project: projecten projekt | projection: projectie | promotion: bevordering | prompt: vragen | proof: bewijs | proper: juist goed | properly: goed behoorlijk
properties: eigenschappen | property: eigendom eigenschap vastgoed onroerend | proposal: voorstel offerte voorstellen | proposed: voorgesteld
prorate: naarrato tijdsevenredig evenredig | prosecutor: aanklager | protect: beveiligen beschermen beveiligd | protection: beveiliging bescherming
provider: aanbieder leverancier verstrekker | province: provincie provincies | proxy: volmacht gemachtigde | pseudo: schijn | public: openbaar publiek openbare
published: gepubliceerd | pump: pomp pompen | pumping: pompen bemaling | punch: ponsen pons ponskaart | punched: geponst | punctuation: leesteken leestekens
pupil: leerling leerlingen | purchase: aankoop inkoop kopen inkopen aankopen | purge: opschonen opruimen | qty: aantal hoeveelheid hoev
qualified: gekwalificeerd bevoegd | qualifier: aanduiding | quality: kwaliteit | quantity: hoeveelheid aantal hoev aantallen hvh
quarter: kwartaal kwart kwartalen | quarterly: kwartaal driemaandelijks | query: vraag opvragen zoekopdracht bevraging | question: vraag vragen
queue: wachtrij rij wachtrijen | quit: stoppen verlaten einde | quota: contingent | quote: offerte aanhalingsteken noteren | quotes: aanhalingstekens offertes
quotient: uitkomst | radiation: straling | railway: spoorweg spoorwegen spoor | railways: spoorwegen | rain: regen | rainfall: neerslag regenval
raise: verhogen opslag loonsverhoging | random: willekeurig toeval toevalsgetal aselect | range: bereik reikwijdte | rank: rangorde rangschikken
rate: tarief koers rentevoet voet tarieven | ratio: verhouding | ration: rantsoen | raw: ruw ruwe onbewerkt | reactant: reagens | reaction: reactie
read: lezen lees gelezen inlezen leest ingelezen inlees | readable: leesbaar | reader: lezer lezers | reading: lezen meterstand aflezing
readmission: heropname | ready: gereed klaar | realty: vastgoed onroerend | reason: reden oorzaak redencode | reasonable: redelijk
rebate: korting teruggave rabat | rebuild: herbouwen heropbouwen | rebuilt: herbouwd heropgebouwd | recalculates: herberekent | recalculation: herberekening
receipt: ontvangst kwitantie ontvangstbewijs bonnetje | receivables: vorderingen debiteuren | receive: ontvangen ontvang | received: ontvangen
receiver: ontvanger | recharge: aanvulling opladen doorbelasten | recipe: recept recepten | recipes: recepten recept
recipient: ontvanger ontvangers geadresseerde | recognise: herkennen herkend | recognized: herkend erkend | recommended: aanbevolen
reconcile: afstemmen aansluiten afletteren | reconciliation: afstemming aansluiting | record: rekord vastleggen gegevensrecord | recover: herstellen terughalen
recovery: herstel terugvordering | recruit: werven aanwerven | recruitment: werving | recursion: recursie | recursive: recursief recursieve | red: rood rode
redefine: herdefiniëren herdefinitie | redemption: aflossing | redistribute: herverdelen | reduce: verminderen verlagen verlaagd reduceren
reduction: vermindering korting verlaging reductie | redundant: overbodig | reel: spoel haspel | refer: verwijzen
reference: referentie verwijzing kenmerk betalingskenmerk | referral: verwijzing doorverwijzing | refinance: herfinancieren oversluiten | reflect: weerspiegelen
refresh: verversen | refugee: vluchteling | refund: terugbetaling terugbetalen restitutie teruggave | refused: geweigerd afgewezen | regardless: ongeacht
regenerate: hergenereren | region: regio gebied streek gewest | register: registreren inschrijven | registration: registratie inschrijving kenteken aanmelding
registry: kadaster bevolkingsregister | regression: regressie | regular: regelmatig gewoon | rehabilitation: revalidatie | reimburse: vergoeden terugbetalen
reimbursement: vergoeding terugbetaling | reinstate: herstellen | reinsurance: herverzekering | reject: afwijzen afkeuren weigeren verwerpen
rejected: afgewezen afgekeurd geweigerd verworpen | relation: relatie verband relaties | relationship: relatie verwantschap verhouding
relative: relatief relatieve familielid | relatively: relatief | release: vrijgeven vrijgave vrijgegeven uitgave | relevant: betreffend | religion: godsdienst
reload: herladen | relocate: verplaatsen | remainder: restant overblijfsel resterend | remaining: resterend resterende overgebleven restant
remark: opmerking opmerkingen | remember: onthouden onthoud | reminder: aanmaning herinnering rappel aanmaningen | remit: overmaken
remittances: overboekingen overmakingen | remote: afstand | removal: verwijdering | remove: verwijderen verwijder verwijderd weghalen
rename: hernoemen naamswijziging | rendered: weergegeven | renew: verlengen vernieuwen verlengd | renewal: verlenging vernieuwing prolongatie
rent: huur huren verhuren huurprijs verhuur | rental: verhuur huur | renumber: hernummeren | reorder: bijbestellen herordenen
reorganize: reorganiseren reorganisatie | repair: reparatie herstelling repareren herstellen | repay: terugbetalen aflossen
repayment: aflossing terugbetaling aflossingen | repeat: herhalen herhaal herhaling | repetitive: herhaald herhalend | replace: vervangen vervang
replacement: vervanging | reply: antwoord antwoorden beantwoorden | report: verslag rapport overzicht rapportage lijst verslagen rapporten
repository: opslagplaats | repossess: terugnemen | represent: voorstellen vertegenwoordigen | representation: voorstelling vertegenwoordiging
request: aanvraag verzoek aanvragen opvragen vraag | require: vereisen vereist | required: verplicht vereist benodigd nodig
requirements: eisen vereisten behoeften | requisition: aanvraag bestelaanvraag | research: onderzoek | reservation: reservering boeking reserveringen
reserve: reserveren reservering voorziening | reserved: gereserveerd | reservoir: stuwmeer | reset: herstellen terugzetten nulstellen
residence: woonplaats verblijfplaats | residency: verblijf | resident: inwoner bewoner ingezetene | resides: verblijft | residual: restwaarde overblijvend
residue: overblijfsel | resignation: ontslag ontslagname | resolution: resolutie oplossing besluit | resolved: opgelost | resources: middelen hulpbronnen
respectively: respectievelijk resp | respond: antwoorden reageren | response: antwoord reactie responsie | responsibility: verantwoordelijkheid
restart: herstart herstarten | restaurant: eethuis | restock: aanvullen bijvullen | restore: herstellen terugzetten herstel teruggezet | restricted: beperkt
restrictions: beperkingen restricties | result: resultaat uitkomst resultaten | resume: hervatten | retail: detailhandel kleinhandel winkel
retailer: detaillist winkelier | retain: behouden bewaren | retired: gepensioneerd | retirement: pensioen pensionering | retrieval: opvragen ophalen
retrieve: ophalen opgehaald opvragen haalop | retry: opnieuw herproberen | return: terug teruggeven terugkeer terugkeren retour keer
reuse: hergebruik hergebruiken | revaluation: herwaardering | revenue: opbrengst omzet inkomsten
reversal: storno stornering tegenboeking terugboeking storneren | reverse: omkeren omgekeerd terugdraaien | revert: terugdraaien
review: beoordelen herzien nazien | revised: herzien gewijzigd | revision: herziening revisie | revoke: intrekken ingetrokken | reward: beloning
rewind: terugspoelen | rewrite: herschrijven herschreven terugschrijven | right: rechts rechter recht rechten | risk: risico risicos | river: rivier rivieren
road: weg wegen | rocket: raket | rollback: terugdraaien | roof: dak | room: kamer ruimte zaal kamers lokaal | root: wortel
round: afronden afgerond rond afronding | rounded: afgerond afgeronde | rounding: afronding afrondingsverschil | route: traject | row: rij rijen ry
rows: rijen | rule: regel voorschrift | rules: regels voorschriften regelgeving | run: draaien uitvoeren gedraaid | runoff: afvoer afstroming
runtime: uitvoeringstijd | rural: landelijk | safe: veilig kluis | safety: veiligheid | salaried: loontrekkend
salary: salaris loon wedde salarissen bezoldiging | sale: verkoop verkopen | sales: verkoop verkopen omzet | salesman: verkoper vertegenwoordiger | salt: zout
same: dezelfde zelfde hetzelfde | sample: monster steekproef voorbeeld | sanction: sanctie | sand: zand | satisfy: voldoen | saturated: verzadigd
saturation: verzadiging | saturday: zaterdag | save: bewaren bewaar bewaard opslaan redden opgeslagen sparen
savings: spaargeld spaarrekening sparen spaartegoed | scale: schaal weegschaal schalen | scan: aftasten doorzoeken | schedule: rooster planning dienstregeling
scheduled: gepland | scheduler: planner | scheme: regeling | scholarship: studiebeurs beurs | school: scholen onderwijs | scientific: wetenschappelijk
scope: reikwijdte | score: puntentelling | scrap: afval schroot | scratch: kladblok | screen: scherm beeldscherm schermen schrm
scroll: bladeren schuiven blader | sea: zee | search: zoeken zoek gezocht opzoeken doorzoeken | season: seizoen | seasons: seizoenen jaargetijden
seat: zitplaats stoel zetel plaats | seats: zitplaatsen zetels plaatsen | second: tweede seconde sekonde seconden | secondary: secundair | seconds: seconden
secretary: secretaris secretaresse | section: sectie afdeling gedeelte paragraaf | securities: effecten waardepapieren
security: beveiliging zekerheid veiligheid effecten | sediment: bezinksel slib | seed: zaad zaden beginwaarde zaaien | segment: segmenten
select: selecteren selecteer kiezen geselecteerd kies selekteren | selectable: selecteerbaar | selection: selectie keuze selektie
sell: verkopen verkoop verkocht | seller: verkoper | semester: halfjaar | send: verzenden zenden sturen verstuur zend verstuurd verzonden stuur
sender: afzender verzender | seniority: anciënniteit dienstjaren | sense: betekenis | sensitive: gevoelig | sensitivity: gevoeligheid
sent: verzonden verstuurd | separate: apart afzonderlijk scheiden gescheiden | separately: apart afzonderlijk | separator: scheidingsteken scheiding
september: sept | sequence: volgorde reeks volgnummer volgnr opeenvolging | sequential: sequentieel sequentiële | sequentially: sequentieel
serial: serieel serienummer volgnummer | series: reeks serie reeksen | service: dienst dienstverlening diensten | session: sessie zitting sessies
setting: instelling | settings: instellingen | settle: vereffenen afwikkelen afrekenen | settlement: vereffening afrekening afwikkeling schikking
setup: instellen opzet | severe: ernstig zwaar | severity: ernst zwaarte | sewage: rioolwater afvalwater | sewer: riool riolering | sex: geslacht
shading: schaduw schaduwwerking | share: aandeel delen aandelen | shared: gedeeld | shareholder: aandeelhouder aandeelhouders | sheep: schaap schapen
sheet: vel | shelf: schap plank | shift: verschuiven ploegendienst schuiven ploeg | ship: schip schepen verzenden | shipment: zending verzending zendingen
shipper: verlader | shipping: verzending scheepvaart verzendkosten | shipyard: scheepswerf | shoe: schoen schoenen | shop: winkel winkels
shopkeeper: winkelier | short: kort korte | shortage: tekort tekorten manko | shorter: korter | show: tonen toon laatzien vertonen | shrinkage: krimp
shrinks: krimpt | shuffle: schudden | shutdown: afsluiten stilleggen | sick: ziek ziekte zieken | sickleave: ziekteverlof
sickness: ziekte ziekengeld ziekteverzuim | side: zijde kant | siding: zijspoor | sight: zicht | sign: teken voorteken ondertekenen | signal: sein signaleren
signatory: ondertekenaar | signature: handtekening ondertekening | significant: beduidend | signoff: afmelden | signon: aanmelden | silently: stilzwijgend
silver: zilver | similar: gelijkaardig soortgelijk | similarly: evenzo | simple: eenvoudig simpel enkelvoudig | simpler: eenvoudiger | simplified: vereenvoudigd
simulate: simuleren nabootsen | simulation: simulatie | simulator: nabootser | simultaneously: gelijktijdig tegelijk | since: sinds sedert vanaf
single: enkel enkele ongehuwd alleenstaand | sister: zuster | size: grootte omvang formaat maat | skill: vaardigheid | skip: overslaan slaover overgeslagen
slash: schuinestreep | slaughter: slacht slachten | sleep: slapen | slightly: enigszins | slip: bon strook | slope: helling richtingscoëfficiënt
slow: langzaam traag | sluice: sluis | small: klein kleine | smaller: kleiner | smallest: kleinste | smoker: roker | smooth: afvlakken gladstrijken
snag: haperen | snow: sneeuw | social: sociaal sociale maatschappelijk | software: programmatuur | soil: bodem grond | solar: zonne | sold: verkocht verkochte
sole: enige | solely: uitsluitend | solicitor: advocaat notaris | solid: vast | solute: opgeloste | solution: oplossing oplossingen | solve: oplossen opgelost
solvency: solvabiliteit | solvent: oplosmiddel | somewhat: enigszins | sort: sorteren sorteer gesorteerd sortering soort | sorted: gesorteerd gesorteerde
sorting: sorteren sortering | source: bron bronnen bronprogramma | south: zuid zuiden zuidelijk | sowing: zaaien inzaai | space: spatie ruimte spaties
span: spanwijdte overspanning | special: speciaal bijzonder speciale | species: soorten | specification: specificatie specificaties bestek
specified: opgegeven gespecificeerd | specify: opgeven specificeren aangeven | speech: toespraak | speed: snelheid | spent: uitgegeven besteed
split: splitsen gesplitst verdelen | spoilage: bederf | sport: sporten | spot: plek | spouse: echtgenoot echtgenote | spray: spuiten | spread: spreiden
spreadsheet: rekenblad | spring: lente voorjaar veer | square: vierkant kwadraat vierkante kwadrateren
ssn: sofinummer sofinr bsn burgerservicenummer rijksregisternummer | stability: stabiliteit | stable: stabiel | stack: stapel stapelen | staff: personeel staf
stage: stadium fase | stall: stal | stamp: stempel zegel | stamps: zegels postzegels | standard: standaard | standing: doorlopende
start: beginnen starten aanvang gestart startdatum begindatum | starter: beginner | startup: opstarten opstart | state: toestand staat
statement: afschrift opdracht rekeningafschrift rekeningoverzicht instructie dagafschrift | static: statisch | stationery: kantoorbenodigdheden
statistics: statistiek statistieken | status: toestand statuscode | steady: stationair | steel: staal | step: stap stappen stapnr
stock: voorraad aandeel aandelen voorraden beurs | stocks: aandelen voorraden | stocktake: inventarisatie voorraadtelling
stop: stoppen gestopt stopt beëindigen | stopped: gestopt | storage: opslag geheugen geheugenruimte | store: opslaan opgeslagen winkel bewaren magazijn
stored: opgeslagen bewaard | storm: stormen onweer | storms: stormen | strain: rek vervorming | strategy: strategie | stream: stroom beek
street: straat straatnaam straten | strength: sterkte | stress: spanning | strict: strikt | string: tekenreeks tekststring reeks | strip: verwijderen strook
strong: sterk | structural: structureel | structure: structuur struktuur opbouw | stuck: vast | student: leerling studenten leerlingen cursist
study: studie onderzoek studeren | style: stijl | subcontractor: onderaannemer | subdivision: onderverdeling | subject: onderwerp vak
submit: indienen ingediend aanbieden | subscribed: geabonneerd ingeschreven | subscriber: abonnee | subscript: indexcijfer
subscription: abonnement abonnementen inschrijving | subsequent: volgend daaropvolgend | subset: deelverzameling | subsidence: bodemdaling verzakking
subsidiary: dochteronderneming dochtermaatschappij | subsidized: gesubsidieerd | subsidy: subsidie subsidies toelage | substance: stof
substitute: vervangen vervanger | substitution: vervanging | subtotal: subtotaal tussentelling subtotalen | subtotals: subtotalen tussentotalen
subtract: aftrekken afgetrokken aftrek trekaf | success: succes gelukt | successful: geslaagd gelukt succesvol | successfully: succesvol goed
suction: zuiging afzuigen | sufficient: voldoende | suffix: achtervoegsel toevoeging | sugar: suiker | suggest: voorstellen | suggestions: voorstellen
suitable: geschikt | suite: reeks | sum: som totaal sommeren optellen | summary: samenvatting overzicht totaaloverzicht | summer: zomer | sums: sommen totalen
sun: zon | sunday: zondag | sundry: diversen | sunflower: zonnebloem | sunrise: zonsopgang zonsopkomst | sunset: zonsondergang
supervisor: leidinggevende chef toezichthouder | supplement: toeslag aanvulling bijlage | supplemental: aanvullend
supplier: leverancier leveranciers levnr leveranciersnummer | supply: leveren levering voorzien aanbod | support: ondersteuning ondersteunen
suppress: onderdrukken onderdrukt | surcharge: toeslag opslag | surface: oppervlak oppervlakte | surgeon: chirurg | surgery: operatie chirurgie
surname: achternaam familienaam | surplus: overschot | survey: onderzoek enquête | survivor: nabestaande | suspend: opschorten schorsen
suspended: opgeschort geschorst | suspense: tussenrekening | swap: verwisselen omwisselen wisselen | swimming: zwemmen
switch: schakelaar omschakelen wissel schakel | switchboard: telefooncentrale | symbol: symbool teken symbolen | symbolic: symbolisch
sync: synchroniseren gelijk | syndicate: consortium | syntax: syntaxis | system: systeem stelsel systemen | tab: tabblad
table: tabel tabellen tabelregel tafel | tag: kenmerk | tailor: kleermaker | take: nemen neem | taken: genomen | takeover: overname | tally: telling
tank: reservoir | tape: magneetband banden | target: doel | tariff: tarief tarieven | task: taak
tax: belasting belastingen btw heffing loonbelasting inkomstenbelasting | taxable: belastbaar belastbare | taxation: belastingheffing | taxes: belastingen
taxpayer: belastingplichtige belastingbetaler | tbl: tabel | teacher: leraar docent leerkracht onderwijzer leraren | team: ploeg | tear: scheur
technical: technisch technische | technique: techniek | technology: technologie | telephone: telefoon telefoonnummer tel
teller: kassier loketbediende baliemedewerker | temp: tijdelijk tijdelijke hulpveld | temperature: temperatuur temperaturen | template: sjabloon
temporarily: tijdelijk | temporary: tijdelijk tijdelijke hulp | ten: tien tiental | tenant: huurder huurders pachter | tender: aanbesteding
term: termijn looptijd | terminal: beeldscherm werkstation | terminate: beëindigen beëindigd beeindigen afsluiten
termination: beëindiging beeindiging afsluiting | test: testen toets toetsen proef | text: tekst teksten tekstregel | theft: diefstal | theory: theorie
thermal: thermisch | thickness: dikte | thin: dun | third: derde | thousand: duizend duizendtal | thread: draad | threshold: drempel drempelwaarde
throw: gooien werpen | thunder: onweer donder | thursday: donderdag | ticket: kaartje biljet | tide: getij tij getijde | till: kassa | timber: hout
time: tijd tijdstip tyd tijden keer | timeout: tijdslimiet | timer: tijdklok | timestamp: tijdstempel tijdstip | timetable: dienstregeling lesrooster
tip: fooi | tire: banden autoband | title: titel titels | tmp: tijdelijk tijdelijke | tobacco: tabak | today: vandaag systeemdatum dagdatum
toggle: omschakelen | token: bewijsstuk | tolerance: tolerantie speling | tolerances: toleranties | toll: tolgeld | tomorrow: morgen | toner: inkt
tonnage: tonnenmaat | tool: gereedschap hulpmiddel | tooth: tand gebit | top: bovenkant bovenste | tot: totaal totaalbedrag
total: totaal totalen totaalbedrag totale totaalregel | totals: totalen eindtotaal | touch: aanraken | tourist: toerist toeristen | town: stad gemeente dorp
toy: speelgoed | trace: spoor volgen | track: spoor volgen | tractor: trekker | trade: handel vak | trading: handel | traditional: traditioneel
traffic: verkeer | trailer: sluitrecord aanhangwagen voettekst | trailing: achterliggend volgspaties | train: trein treinen | trainee: stagiair cursist
training: opleiding cursus scholing | trajectory: baan | tram: tramlijn | trans: transactie mutatie transaktie
transaction: transactie transakties transacties transaktie mutatie verrichting trx
transfer: overboeking overboeken overschrijving overdracht overmaken overbrengen | transform: transformeren omvormen | transformation: transformatie omzetting
transient: voorbijgaand | transition: overgang | translate: vertalen vertaald vertaal | translation: vertaling | transmission: verzending overdracht
transport: vervoer vervoeren | transpose: transponeren | travel: reizen reiskosten | tray: lade | treasurer: penningmeester | treasury: schatkist thesaurie
treat: behandelen | treatment: behandeling behandelingen | tree: bomen boomstructuur | triangle: driehoek | trigger: activeren | trim: afknippen
trouble: storing problemen | truck: vrachtwagen vrachtauto | true: waar | truncate: afkappen afgekapt | truncated: afgekapt | truncation: afkapping
trustee: bewindvoerder beheerder | try: proberen probeer poging | tube: buis | tuesday: dinsdag | tuition: collegegeld lesgeld schoolgeld
turbulence: turbulentie | turbulent: turbulente | turnover: omzet omzetten | txt: tekst | typical: kenmerkend | typically: doorgaans | tyre: banden autoband
unable: onmogelijk | unavailable: onbeschikbaar | unbalanced: onevenwichtig | unchanged: ongewijzigd | unclaimed: onopgeëist
undefined: ongedefinieerd onbepaald | underflow: onderloop | underlying: onderliggend | underneath: eronder | undertaking: onderneming
undo: ongedaan terugdraaien herstellen | unemployed: werkloos werkloze | unemployment: werkloosheid werkloosheidsuitkering | unexpected: onverwacht onverwachte
unformatted: ongeformatteerd | union: vakbond unie vereniging | unique: uniek unieke | unit: eenheid eenheden | units: eenheden eenheid stuks
university: universiteit hogeschool | unknown: onbekend onbekende | unload: ontladen lossen | unlock: ontgrendelen deblokkeren | unmarried: ongehuwd
unmodified: ongewijzigd | unnecessary: onnodig overbodig | unpack: uitpakken | unpaid: onbetaald onbetaalde openstaand | unread: ongelezen
unreadable: onleesbaar | unsigned: ongetekend | unsuccessful: mislukt | unused: ongebruikt
update: bijwerken bijgewerkt wijzigen muteren mutatie aanpassen wijziging | upgrade: opwaarderen | upload: opladen | upper: bovenste hoger
uppercase: hoofdletters hoofdletter | upstream: bovenstrooms | urgency: dringendheid spoed | usable: bruikbaar | usage: gebruik verbruik
use: gebruik gebruiken gebruikt | user: gebruiker gebruikers gebr gebruikersnaam | userid: gebruikerscode | username: gebruikersnaam
utility: hulpprogramma nutsbedrijf | vacancy: vacature vacatures leegstand | vacation: vakantie vakantiegeld verlof | vacations: vakanties vakantiedagen
vaccination: inenting vaccinatie | vaccine: vaccin inenting | val: waarde wrd | valid: geldig geldige juist | validate: valideren controleren controleer
validation: validatie controle geldigheidscontrole | validity: geldigheid | valley: dal vallei | valuation: waardering waardebepaling
value: waarde waarden wrd waardes | var: variabele | variable: variabele variabelen variabel | variables: variabelen variabele | variance: variantie afwijking
variant: varianten | variations: variaties afwijkingen | variety: ras verscheidenheid | varying: variërend | vat: btw omzetbelasting btwcode btwbedrag
vegetable: groente groenten | vehicle: voertuig voertuigen kenteken motorvoertuig | velocity: snelheid | vendor: leverancier verkoper | verb: werkwoord
verbose: uitvoerig | verification: controle verificatie | verify: verifiëren controleren nagaan | version: versie versies versienummer
vertical: verticaal vertikaal | vessel: schip vaartuig | veterinary: dierenarts veearts | viaduct: brug | victim: slachtoffer | view: bekijken raadplegen inzien
village: dorp dorpen | vineyard: wijngaard | violation: overtreding schending | virtual: virtueel | visa: visum | viscosity: viscositeit | viscous: viskeus
visible: zichtbaar | visit: bezoek bezoeken | visitor: bezoeker bezoekers | visual: visueel | void: ongeldig nietig | volume: inhoud | vote: stemmen
voter: kiezer kiezers stemgerechtigde | voucher: bewijsstuk bon waardebon | wage: loon lonen | wages: lonen loon | wait: wachten wacht | wall: muur wand
wanted: gewenst gewenste | ward: zaal afdeling verpleegafdeling | warehouse: magazijn opslagplaats loods | warm: verwarmen warme | warn: waarschuwen
warning: waarschuwing waarsch | warranty: garantie | waste: afval | watchdog: bewaker | water: waterstand waterschap | watershed: stroomgebied
wavelength: golflengte | waybill: vrachtbrief | weapon: wapen wapens | weather: weer weerbericht | wednesday: woensdag | week: weken weeknummer weeknr wk
weekday: weekdag werkdag | weekend: weekeinde | weekends: weekenden | weekly: wekelijks weekloon | weigh: wegen | weighing: wegen weging
weight: gewicht gewichten | welcome: welkom | weld: lassen | welfare: bijstand welzijn | well: bron | west: westen westelijk | whale: walvis | wheat: tarwe
wheel: wiel wielen | white: wit witte | whole: geheel heel | wholesale: groothandel | wholesaler: groothandelaar grossier | wide: brede | widen: verbreden
widow: weduwe weduwnaar weduwepensioen | widower: weduwnaar | width: breedte | wife: echtgenote vrouw | wind: windsnelheid windkracht | window: venster raam
windspeed: windsnelheid | wine: wijn | wire: draad | wish: wens | withdraw: opnemen afhalen | withdrawal: opname geldopname opnemen | withheld: ingehouden
withhold: inhouden | within: binnen | woman: vrouw vrouwen | won: gewonnen | wood: hout | wool: wol | word: woord woorden | words: woorden
work: werk werken werkveld | workday: werkdag werkdagen | worker: arbeider werknemer | workforce: personeelsbestand | working: werkend werkveld
workplace: werkplek | workshop: werkplaats | workstation: werkstation | world: wereld | wound: wond verwonding | wrap: omslaan
write: schrijven schrijf geschreven wegschrijven schrijft wegschrijf | writeoff: afboeken afboeking | writer: schrijver | wrong: fout verkeerd onjuist
xray: röntgen | year: jaar jaren jr jaartal boekjaar | yearly: jaarlijks | years: jaren | yellow: geel gele | yes: ja | yesterday: gisteren
yield: opbrengst rendement | young: jong jeugdig | yourself: jezelf uzelf | youth: jeugd jongeren | zero: nullen | zip: postcode | zone: gebied
`
