/** Norwegian, Swedish and Danish words and abbreviations that comments and names of programs have for English ones. To add one, add it in its place. */
export const scandinavian = `
abandoned: forlatt oppgitt övergiven | abbreviation: forkortelse förkortning forkortet förkortad forkortelser förkortningar
abend: programavbrudd programavbrott avbrutt avbruten krasj krasch | ability: evne förmåga mulighet möjlighet
abnormal: unormal onormal unormalt onormalt avvikende avvikande | abort: avbryt avbryte avbryta afbryd afbryde avbrutt avbrott avbrudd afbrudt
above: ovenfor ovan ovenstående | abroad: utland utlandet udland udlandet utenlands utomlands
absence: fravær frånvaro fravärsdager frånvarodagar fraværsdage permisjon | absent: fraværende frånvarande borte
absenteeism: sykefravær sjukfrånvaro sygefravær | absolute: absolutt absolut absolutverdi absolutbelopp | absorption: absorpsjon opptak upptag optagelse
abstract: abstrakt sammendrag sammanfattning resumé | abuse: misbruk missbruk | academic: akademisk studieår
accept: godta godkjenn godkjenne acceptera acceptere akseptere akseptert accepterad godtar | acceptable: akseptabel acceptabel godtagbar godkjent tillåten
acceptance: aksept godkjenning godkännande godkendelse accepterad | access: tilgang åtkomst adgang tillgång behörighet aksess
accessible: tilgjengelig tillgänglig tilgængelig åtkomlig | accident: ulykke olycka olycksfall ulykkestilfælde yrkesskade arbetsskada arbejdsskade uhell skade
accidents: ulykker | accommodate: plass rom rymma rumme | accomplished: utført utförd udført gjennomført genomförd | according: ifølge enligt henhold følge
accordingly: tilsvarende därmed dermed derfor följaktligen | account: konto kto kontonr kontonummer kontoer konton konti kontoen bankkonto bankkonton regnskap
accountant: regnskapsfører bokholder revisor | accounting: regnskap bokføring redovisning bokföring regnskab bogføring bokført bokförd kontering bogholderi
accrue: påløpe påløpt upplupen upplupna opptjent påløbe påløbne periodisere periodisera avsetning | acct: konto kto kontonr kontonummer
accumulate: akkumulere ackumulera akkumulert ackumulerad summere summera opptjent samla akkumuleret | accumulator: akkumulator ackumulator sumfelt summafält
accuracy: nøyaktighet noggrannhet nøjagtighed presisjon | accurate: nøyaktig noggrann nøjagtig presis korrekt | accurately: nøyaktig noggrant nøjagtigt
achieve: oppnå uppnå opnå oppnådd uppnådd opnået | acidity: surhet surhetsgrad surhed syre syra
acknowledge: bekreft bekrefte bekräfta bekræfte kvittere kvittera kvittering kvittens | acquired: ervervet förvärvad erhvervet anskaffet anskaffad
acre: dekar mål | acreage: areal dekar | act: handla lov handlinger | action: åtgärd aksjon tiltak handlinger åtgärder aktion
activate: aktiver aktivere aktivera aktivert aktiverad aktiveret aktivering | activation: aktivering aktivert aktiverad
active: aktiv aktivt aktiva aktiviteter gyldig | activity: aktivitet aktiviteter virksomhet verksamhet virksomhed | actual: faktisk virkelig verklig aktuell
actually: faktisk egentlig | actuarial: aktuariell forsikringsteknisk | actuary: aktuar
adapt: tilpass tilpasse anpassa tilpasset anpassad tilpasning anpassning
add: tillegg legg leggtil addere addera lägg läggtill tilføj tilføje nyregistrer lagttil opprett | addition: addisjon tillegg tillägg tillæg addering
additional: tillegg ytterligere ytterligare yderligere ekstra tilläggs tillægs | additionally: dessuten dessutom desuden tillegg | addr: adresse adress adr
address: adresse adress adr adresser postadresse postadress gateadresse gatuadress adressen vejnavn
adjacent: nabo tilstøtende intilliggande angränsande tilstødende närliggande | adjournment: utsettelse
adjust: justere justera juster korrigere korrigera regulere justert justerad justeret | adjuster: takstmann skadereglerare skadebehandler taksator
adjustment: justering justeringer justeringar korreksjon korrigering korrektion regulering rättelse avrunding
admin: administrasjon administrator adm forvaltning | administrator: forvalter administratør administratör
admission: innleggelse inntak inskrivning indlæggelse opptak intagning antagning optagelse innlagt | adopted: vedtatt antagen vedtaget adoptert adopterad
adult: voksen vuxen voksne | advance: forskudd förskott forskud fremrykk forhånd förhand | advantage: fordel fördel fordeler fördelar
advection: adveksjon advektion | advertisement: annonse reklame annons | advice: råd melding | advised: rådet underrettet rådgiver | aeroplane: fly flygplan
affect: påvirke påverka påvirker påverkar påvirket berørt berörs | afternoon: ettermiddag eftermiddag
afterwards: etterpå efteråt bagefter deretter därefter derefter | again: igjen igen åter ånyo omigjen | against: imot emot mot
age: alder ålder alderen aldersgrense åldersgräns aldersgrænse | aged: aldersfordelt eldre | ageing: aldersfordeling aldersanalyse
agent: mellommann ombud forhandler mäklare mægler | aggregate: aggregere aggregera aggregert samlet samlad sammenlagt summert
agree: enig stemme stemmer överens överensstämmer | agreed: avtalt avtalad aftalt enig
agreement: avtale avtal aftale avtaler avtalenr avtalsnummer overenskomst | agricultural: landbruk jordbruk jordbruks lantbruk landbrugs
aid: støtte stöd bistand hjelp hjälp hjælp bidrag tilskudd | air: luft lufttemperatur luftens | aircraft: fly luftfartøy | airfoil: vingeprofil vinge profil
airline: flyselskap flygbolag luftfart | airport: flyplass lufthavn flygplats | alarm: alarmer varsel | alert: varsel varsling varning advarsel alarm larm
algorithm: algoritme algoritm algoritmen metode | alias: kallenavn tilnavn synonym | align: justere justera rette innrette | alignment: justering innretting
alimony: underholdsbidrag barnebidrag underhåll | all: alle samtlige alla alt allt | allergy: allergi | alloc: allokere allokera tildel
allocate: allokere allokera tildele tilldela fordele fördela avsette reservere
allocation: allokering tildeling tilldelning fordeling fördelning allokert allokerad | allow: tillat tillate tillåt tillater tillad
allowable: tillatt tillåten tilladt lovlig | allowance: fradrag tillegg godtgjørelse traktamente bidrag grundavdrag | alphabet: alfabet
alphabetic: alfabetisk alfabetiskt alfabet bokstaver bokstäver bogstaver | alphabetically: alfabetisk
alphanumeric: alfanumerisk alfanumeriskt alfanum tekstfelt | already: allerede redan | alter: endre ändra ændre endring
alternate: alternativ alternativt veksle växla skifte | alternative: alternativ alternativt alternativer valgfri | altitude: høyde höjd højde
always: alltid altid | ambulance: ambulanse | amortize: avdrag avskrive avskriva nedbetale amortera amortering afdrage
amount: beløp belopp beløb bel sum mengde mängd mængde beløpet beloppet summa | analysis: analyse analys analyser
analyze: analysere analysera analyserer analyserar analysert | anchor: anker ankare | anesthesia: narkose bedøvelse | angle: vinkel vinkler vinklar vinkelen
animal: dyr husdyr djur dyret | anniversary: jubileum | annual: årlig årsvis årligen årlige årets årsbeløp | annuity: annuitet livrente livränta annuitetslån
anomaly: avvik | another: annen andre annan | answer: svar svare svara | apartment: leilighet lägenhet lejlighed bolig | appeal: anke klage överklagande
append: legg tilføy tilføje føye | appendix: vedlegg tillegg bilaga bilag | applicable: gjeldende gjelder gäller gældende aktuell tillämplig gyldig
applicant: søker sökande ansøger søkere søkeren | applicants: søkere sökande ansøgere
application: søknad ansökan ansøgning applikasjon applikation søknader programmet | apply: søke ansöka ansøge anvende använda benytte gjelder tillämpa bruke
appointee: utnevnt | appointment: avtale utnevnelse tidsbestilling | apprentice: lærling lärling
approach: metode fremgangsmåte tillvägagångssätt fremgangsmåde | appropriate: passende lämplig passande riktig egnet
approval: godkjenning godkännande godkendelse godkjent | approve: godkjenn godkjenne godkänn godkänna godkende godkjent godkänd godkendt attestere attestera
approximately: omtrent omkring ungefär cirka omtrentlig | approximation: tilnærming approksimasjon tilnærmelse närmevärde | apr: april
aquifer: grunnvannsmagasin akvifer grundvattenmagasin grundvandsmagasin | arable: dyrket åker jordbruksareal | arbitrary: vilkårlig godtycklig tilfeldig
architecture: arkitektur | archive: arkiv arkivere arkivera arkivert arkivfil arkiver arkiverad historikk
area: område areal yta områder omr arealet omradet ytan | argument: argumenter parametre parametrar argumentet
arithmetic: aritmetikk aritmetisk aritmetik regning | arrange: ordne ordna | array: tabell matrise vektor tabeller tabel rekke fält matris
arrears: restanse etterskudd restskatt restanser | arrival: ankomst ankomster | arrives: ankommer kommer ankomst ankommet anländer
article: artikkel artikel artikler artiklar vare vara | ascending: stigende stigande økende | assemble: sette sammen sammenstille montere montera
assembly: montering sammensetning sammensättning | assert: påstå sjekk kontrollera | assessed: lignet taxerad vurdert
assessment: vurdering ligning taksering taxering | asset: eiendel eiendeler tillgång tillgångar aktiv aktiver anleggsmiddel anläggningstillgång formue
assign: tildel tildele tilldela tildelt tilldelad tilordne tilordnet | assignment: tildeling tilldelning oppdrag uppdrag tilordning opgave
assist: hjelpe bistå hjälpa assistere | associated: tilhørende tilknyttet tillhörande tilknyttede hörande kopplad
association: forening förening forbund tilknytning | assume: anta antar antag antatt forutsett forutsetter förutsätter
assumption: antagelse antakelse forutsetning antagande förutsättning forudsætning | asterisk: stjerne stjärna
atmosphere: atmosfære atmosfär atmosfæren atmosfärisk | attach: koble vedlegge | attached: vedlagt bifogad tilknyttet vedhæftet
attachment: vedlegg bilaga vedhæftet bilag | attempt: forsøk försök forsøg forsøker prøve | attendance: oppmøte närvaro fremmøte tilstede närvarande
attention: obs oppmerksomhet uppmärksamhet | attributes: attributter attribut egenskaper | auction: auksjon auktion
audit: revisjon kontroll gransking granskning sporing | auditor: revisor revisorer | auth: autorisasjon autorisert tilgang behörighet
authentic: ekte äkta ægte | authentication: autentisering pålogging innlogging inloggning
author: forfatter författare forfattar programmerer programmør skrevet skriven | authorities: myndigheter myndighetene
authority: myndighet myndighed fullmakt befogenhet behörighet etat
authorization: autorisasjon autorisering fullmakt behörighet godkjenning bemyndigelse attestasjon | authorize: autorisere godkjenne attestere bemyndige
authorized: autorisert behörig autoriserad autoriseret godkjent bemyndiget | automated: automatisert automatiserad automatisk
automatic: automatisk automatiskt aut autogenerert maskinell maskinellt | automatically: automatisk automatiskt maskinelt | autumn: høst höst efterår
auxiliary: hjelpe hjelpefelt hjälpfält hjælpefelt hjelpevariabel hjälpvariabel | availability: tilgjengelighet tillgänglighet
available: tilgjengelig tillgänglig tilgængelig disponibel disponibelt ledig tilgjengelige tillgängliga ledige | ave: snitt gjennomsnitt
average: gjennomsnitt snitt genomsnitt medelvärde gjennomsnittlig gennemsnit medeltal gjsnitt middelverdi | avoid: unngå undvika undgå unngår undviker forhindre
award: tildeling pris tildele | back: tilbake tillbaka tilbage | background: bakgrunn bakgrund baggrund | backorder: restordre restorder
backup: sikkerhetskopi säkerhetskopia sikkerhedskopi reservekopi kopi backa | backward: bakover bakåt baglæns tilbake | bad: dårlig dålig feil ugyldig
badly: dårlig dåligt dårligt | bail: kausjon | balance: saldo balanse saldoen balans restgjeld beholdning inngående utgående saldobeløp restskuld
balloon: ballong ballon | bank: banken banker bankgiro | bankrupt: konkurs konkursbo insolvent | bankruptcy: konkurs konkursbo | baptism: dåp
bar: stolpe stapel strek | barcode: strekkode streckkod stregkode | barley: bygg korn byg | barn: låve fjøs ladugård | barometer: lufttrykk barometerstand
barrel: tønne | based: basert baserad baseret grunnlag utifra | basic: grunnleggende grundläggande grunnbeløp grundbelopp grundbeløb grunn
basically: grunnsak stort grunden | basis: grunnlag underlag grundlag beregningsgrunnlag beräkningsunderlag
batch: bunt satsvis buntvis satskjøring jobb kørsel satskörning bunke parti | batchjob: satsjobb | bearing: lager peiling
bed: seng säng sengeplass vårdplats sengeplads | beef: storfekjøtt okse | before: før førenn innan | begin: starte begynn börja begynne begynd begynnelse
behavior: oppførsel beteende adfærd atferd | behind: bakom | belong: tilhører tillhör hører | below: nedenfor nedan nedenstående
beneficiary: mottaker förmånstagare begunstiget mottagare stønadsmottaker modtager
benefit: ytelse ytelser stønad förmån ydelse bidrag förmåner trygd ersättning stønader | best: beste bäst | better: bedre bättre | between: mellom mellan mellem
big: stor stort | bill: regning faktura räkning fakturere giro regninger | billed: fakturert fakturerad faktureret | billing: fakturering fakturere
bin: lagerplass lagerplats | binary: binær binär binært
birth: fødsel født födelse födelsedatum fødselsdato fødselsnr fødselsnummer fødselsår födelseår fødselsdag | birthday: fødselsdag födelsedag bursdag
bit: biter bitar bitene | black: svart | blacklist: svarteliste svartlista sperret spärrlista
blank: blanke tom mellomrom blanktegn tomt blanka mellanslag mellemrum | block: blokk sperre spärr spärra blokker blok sperret spærre
blood: blod blodprøve blodtype blodprov | blue: blå blått | board: styre styret nemnd styrelse | boat: båt båter | body: kropp legeme kroppen
boiler: kjele panna | bolt: skrue | bond: obligasjon obligasjoner obligationer | bonus: tillegg bonuser
book: bok bog bøker böcker bøger bokfør bokföra bogføre | booking: bestilling bokning postering reservasjon bogføring
bookkeeping: bokføring bokföring bogføring bokholderi regnskap | boolean: boolsk boolesk logisk sannhetsverdi | border: grense gräns grænse ramme
born: født född fødte födda | borough: bydel | borrow: låne låna lånt lånat | borrower: låntaker låntagare låntager låner låntakere | boss: sjef chef leder
both: begge båda både | bottom: bunn botten bund nederst nederste | bought: kjøpt köpt købt innkjøpt | bounce: avvist retur sprett
boundary: grense gräns grænse randbetingelse randvillkor | bounds: grenser gränser grænser | box: boks ruta ramme kasse eske
brackets: parenteser klammer hakeparenteser | branch: filial avdeling avdelningskontor afdeling gren hopp forgrening bransje filialer kontor
brand: merke märke mærke varemerke varumärke bilmerke | break: brudd brott rast avbryt nivåbrudd gruppbyte gruppebrudd bryt | breakdown: nedbryting driftsstans
bridge: bro bru | broadcast: kringkasting utsendelse sändning | broken: ødelagt brutt | broker: megler mäklare mægler meglere | brother: bror
browse: bla bläddra bladre blaing bladring | browser: nettleser webbläsare | budget: budsjett budgeter budsjetter budgetår
buffer: buffert mellomlager buffertområde | bug: feil fel fejl programfeil | build: bygg bygge bygga byg opprette bygger
building: bygning byggnad bygg bygninger byggnader ejendom | bulk: masse mengde mängd | bull: okse tyr | bureau: byrå kontor etat | bus: buss busser
business: virksomhet forretning verksamhet bedrift affär næring foretak företag næringsdrivende virksomhed rörelse | busy: opptatt opptaget upptagen
butter: smør smör | button: knapp knappen knap knapper knappar | buy: kjøp kjøpe köp köpa købe køb | buyer: kjøper köpare køber innkjøper
bypass: omgå hoppa forbigå kringgå | byte: tegn | cable: kabel ledning | cadastral: matrikkel gårdsnummer bruksnummer | cadastre: matrikkel gårdsmatrikkel
calc: beregn beräkna beregne regn | calculate: beregn beregne beräkna beräknas beregnet beregner beregnes beräknar regne räkna utregnet uträkna
calculated: beregnet beräknad utregnet beräknat | calculation: beregning beräkning utregning uträkning beregninger beräkningar kalkyle kalkyl
calendar: kalender kalenderår kalenderen | calf: kalv kalver | calibrate: kalibrere kalibrera kalibrering
call: kall kalle kaller anrop anropa anropar kalla kald kalde kaldes kalles samtal | callable: kallbar anropbar | called: kalt kalles anropas kaldes
caller: kallende anropande anropare kaldende innringer
cancel: avbryt annuller annullere annullera avbryte kansellere avlys avbestilling makulere makulera avboka
cancellation: annullering avbestilling kansellering makulering uppsägning oppsigelse avbokning | cancer: kreft kræft | candidate: kandidat kandidater søker
capabilities: egenskaper muligheter funksjoner | capacitor: kondensator | capacity: kapasitet kapacitet | capital: kapital egenkapital hovedstol storbokstav
caps: versaler storebokstaver | capture: fange fånga registrere fangst | captured: fanget registrert fångad | car: bil biler bilen personbil kjøretøy
carbon: karbon kulstof | card: kort kortnr kortnummer kortet hullkort hålkort bankkort | cardholder: kortholder kortinnehaver kortinnehavare kortindehaver
care: omsorg pleie vård pleje | caretaker: vaktmester | cargo: gods frakt | carriage: vogn frakt vagn | carry: overføre mente minnessiffra
case: sak ärende tilfelle fall sag saker ärenden tilfælde saksnr saksnummer ärendenummer | caseworker: saksbehandler handläggare sagsbehandler
cash: kontant kontanter kasse kassa kontantbeløp likvid | cashflow: kontantstrøm likviditet | cashier: kasserer kassör kassabetjening
catalog: katalog kataloger | catch: fange fånga fangst fångst | catchment: nedbørfelt | category: kategori kategorier gruppe | catering: kantine
cattle: storfe nötkreatur kvæg husdyr ku | cause: årsak orsak årsag årsaken forårsaker | ceiling: tak loft øvre | cell: celle cellen celler
cells: celler celle | celsius: grader | census: folketelling folkräkning folketælling manntall | center: senter sentrum midte centrum midten mitt
central: sentral sentralt | century: århundre århundrade sekel århundrede | cereal: korn kornart | certificate: attest bevis intyg sertifikat certifikat
chain: kjede kedja kæde lenke kjeden kedjan | chairman: styreleder leder ordförande formann formand | chance: sjanse chans sannsynlighet sannolikhet
change: endre endring ändra ändring ændre ændring endret ändrad ændret endringer forandring ändringar | changed: endret ändrad ændret
channel: kanal kanaler kanalen | chapter: kapittel kapitel kap | char: tegn tecken | character: tegn tecken bokstav bogstav karakter tegnet tecknet
characteristics: egenskaper kjennetegn kännetecken karakteristikk | characters: tegn tecken bokstaver bokstäver bogstaver
charge: gebyr avgift debitere debitera belaste belastning kostnad belasta ladning | charity: veldedig | chart: diagram kart graf
check: sjekk kontroll kontrollere kontrollera sjekke kolla tjek kontroller tjekke sjekker | checkdigit: kontrollsiffer kontrollsiffra kontrolciffer
checked: sjekket kontrollert kontrollerad | checking: kontroll sjekker kontrollerar brukskonto lønnskonto | checkpoint: sjekkpunkt kontrollpunkt
checksum: sjekksum kontrollsum kontrollsumma kontrollsiffer kontrollsiffra | cheese: ost | chemical: kjemikalie kjemisk | chemistry: kjemi kemi kjemisk kemisk
cheque: sjekk sjekker | chg: endre endring ändra ændring | chicken: kylling høne
child: barn barnet barna barnetillegg barntillägg barnetrygd barnbidrag forsørget | childcare: barnehage barnomsorg | chk: sjekk kontroll kontrollere
choice: valg valget valet | christmas: juleferie | chronic: kronisk | chunk: stykke | church: kirke kyrka kirkeskatt kyrkoavgift
circumstances: omstendigheter omständigheter forhold | citizen: borger innbygger medborgare medborger statsborger innbyggere invånare
citizenship: statsborgerskap medborgarskap nasjonalitet | city: poststed stad ort kommune byen postort bynavn | civil: sivil civilstand sivilstand civilstånd
claim: krav skade skademelding skadeanmälan skadesak fordring skadeanmeldelse erstatning ersättning anspråk
claimant: skadelidte kravstiller skadelidande fordringshaver | class: klasse klass klasser | classic: klassisk klassiskt
clause: klausul ledd setning bestemmelse | clay: leire lera ler | clean: ren rens rense rensa rydd städa | cleaning: renhold rengjøring städning
cleanup: opprydding rydd städning oprydning rensing | clear: nullstill slett rens töm nollställ nulstil tøm rensa | clearing: avregning
clerk: saksbehandler handläggare sagsbehandler ekspeditør kontorist | click: klikk klikke klicka klik | client: klient kunde kund klienter oppdragsgiver
climate: klima klimat | clinic: klinikk poliklinikk | clock: klokke klocka klokkeslett klockslag | clone: kopi klon
close: lukk lukke stäng stänga luk lukket stängd avslutt stenge avsluta stängning | closed: lukket stengt stängd avsluttet | closely: nøye nära nær
closer: nærmere närmare | closing: avslutning avsluttende bokslut årsavslutning stängning | clothes: klær kläder | cloud: sky skyer moln skydekke molnighet
cloudy: skyet | cluster: klynge kluster klynger | cnt: antall antal tæller | coal: kull | coast: kyst kust | code: kode kod koder koden kodene koderna koda
coefficient: koeffisient koefficient koeffisienter koefficienter | cohabitant: samboer sambo | coin: mynt mynter mønt | col: kolonne kolumn
cold: kald kall kulde | collateral: sikkerhet säkerhet sikkerhed pant pantsikkerhet | collect: samle samla innkreve inkräva hente hämta indsamle innhent
collection: innkreving inkasso indkrævning samling innsamling insamling inndrivelse | collective: kollektiv tariffavtale kollektivavtal overenskomst
collector: innkrever samler inkassobyrå | colon: kolon | color: farge färg farve farger färger farver | column: kolonne kolumn kolonner kolumner kolonnen spalte
combination: kombinasjon kombination | combine: kombinere kombinera samle | combined: kombinert samlet kombinerad sammenslått
comma: komma kommaer desimalkomma | command: kommando kommandoer ordre kommandon | comment: kommentar merknad anmärkning kommentarer bemerkning bemærkning
commercial: kommersiell kommersiellt næring handels | commission: provisjon kommisjon | commit: bekreft lagre | committee: utvalg komité udvalg utskott
common: felles gemensam vanlig fælles gemensamma vanlige | commonly: vanligvis vanligen ofte | commune: kommune
communicate: kommunisere kommunicera kommunikere | communication: kommunikasjon kommunikation samband | commuter: pendler | compact: komprimere kompakt
company: firma selskap bolag företag bedrift foretak selskab virksomhed aksjeselskap aktiebolag firmanavn bolaget
compare: sammenlign sammenligne jämför jämföra sammenlikne sammenlignet jämförs | comparison: sammenligning jämförelse sammenlikning
compatibility: kompatibilitet samsvar | compatible: kompatibel kompatibelt | compensate: erstatte kompensere ersätta
compensation: erstatning kompensasjon ersättning godtgjørelse vederlag kompensation | competition: konkurranse tävling | competitor: konkurrent
compilation: kompilering oversettelse kompilator | compile: kompilere kompilera kompiler oversette kompileres
compiler: kompilator kompilatoren oversetter oversætter | complainant: klager | complaint: klage klagomål klager reklamasjon reklamation
complaints: klager reklamasjoner | complement: komplement | complete: fullstendig fullständig komplett ferdig færdig slutföra fuldstændig fullføre
completely: fullstendig fullständigt helt | completion: fullføring ferdigstillelse slutförande afslutning | complex: kompleks komplisert komplicerad komplekst
compliance: samsvar etterlevelse överensstämmelse | component: komponent komponenter bestanddel | composite: sammensatt sammansatt
compress: komprimer komprimere komprimera pakke | compression: komprimering kompresjon | compressor: kompressor
compulsory: obligatorisk tvungen pliktig tvångs | computation: beregning beräkning utregning | compute: beregn beregne beräkna regn regne
computer: datamaskin dator edb datamaskinen maskin | concatenate: sammenkoble konkatenere sammanfoga sätt
concatenation: sammenkjeding konkatenering sammanslagning | concentration: konsentrasjon koncentration | concept: begrep begrepp konsept | concrete: betong
condition: betingelse vilkår villkor tilstand betingelser villkoren forhold tillstånd | conditional: betinget villkorlig villkorad betingad
conductivity: ledningsevne konduktivitet ledningsförmåga | conference: konferanse | confidential: konfidensiell sekretess fortrolig hemmelig taushetsplikt
config: konfigurasjon konfig oppsett | configuration: konfigurasjon konfigurering oppsett inställning opsætning | configure: konfigurere konfigurera oppsett
confirm: bekreft bekrefte bekräfta bekræft bekreftet | confirmation: bekreftelse bekräftelse bekræftelse ordrebekreftelse | confiscate: inndra beslaglegge
conflict: konflikt konflikter kollisjon | connect: koble koppla tilkoble ansluta forbinde tilkoblet
connection: forbindelse tilkobling anslutning uppkoppling oppkobling koppling | conscript: vernepliktig värnpliktig
consecutive: påfølgende sammenhengende fortløpende löpande | consent: samtykke samtycke | consignment: forsendelse sending | consistency: konsistens samsvar
consistent: konsistent konsekvent | consists: består | console: konsoll konsol | constant: konstant konstanter konst konstante
constraint: begrensning skranke begränsning begrænsning | construct: konstruere bygge konstruera
construction: bygging konstruksjon byggande konstruktion anlegg | consultant: konsulent konsult | consumer: forbruker konsument
consumption: forbruk förbrukning konsumtion forbrug | contact: kontakt kontaktperson kontaktnavn | container: beholder behållare
contains: inneholder innehåller indeholder | contents: innhold innehåll indhold innholdet | context: kontekst sammenheng sammanhang
contiguous: sammenhengende sammanhängande | continuation: fortsettelse fortsättning fortsættelse
continue: fortsett fortsette fortsätt fortsätta fortsæt fortsetter | continuous: kontinuerlig sammenhengende kontinuerligt løpende löpande
contour: kontur omriss nivåkurve | contract: kontrakt avtale avtal kontrakter kontraktsnr | contractor: entreprenør leverandør entreprenör | contrast: kontrast
contribution: bidrag tilskudd innbetaling trygdeavgift arbeidsgiveravgift arbetsgivaravgift | contributor: bidragsyter bidragsgivare
control: kontroll styring styre kontrollere kontrollera kontrol styrkort styra | convention: konvensjon konvention | converge: konvergere konvergera konvergerer
convergence: konvergens konvergerer | conversion: konvertering omregning omvandling omräkning konverteringsprogram
convert: konverter konvertere konvertera omregne omvandla omforme omräkna oversette konverteret | converted: konvertert konverterad | conviction: domfellelse
cooling: kjøling kylning avkjøling kyla køling | coordinate: koordinat koordinater koordinaten | copay: egenandel egenavgift patientavgift
copied: kopiert kopierad | copy: kopi kopier kopiere kopiera kopieres kopiert kopierar | copyright: opphavsrett rettigheter | core: kjerne kärna kerne
corn: korn mais | corporation: selskap aksjeselskap aktiebolag aktieselskab korporasjon
correct: riktig korrekt korrigere rätt korrigera rette rettet rättad riktige rätta
correction: retting korreksjon rettelse rättelse korrigering korrektion rettinger | correctly: riktig korrekt rätt rigtigt
correlation: korrelasjon korrelation | corresponding: tilsvarende motsvarande korresponderende | corrupt: ødelagt skadet korrupt förstörd
corrupted: ødelagt skadet förstörd | cos: cosinus kosinus | cost: kostnad kost omkostning pris kostnader omkostninger utgift kostpris självkostnad
council: råd kommunestyre | count: antall antal telle räkna tæl tælle telling räknare räknas talt | counted: talt räknad telt
counter: räknare tæller tellere tellefelt räkneverk løpenummer telleverk | country: landkode landskod landnavn rike landet fylke
county: fylke län fylkesnr fylker | couple: ektepar koble | coupon: kupong talong kupon | course: kurs kurser kursus emne fag
court: domstol rett rätten retten tingrett | cover: dekke dekning täcka | coverage: dekning dækning täckning forsikringsdekning
covered: dekket täckt dækket omfattet | cow: ku kyr ko kor køer melkeku mjölkko | crash: krasj krasch kollisjon stopp | cream: fløte grädde
create: opprett opprette skapa oprette opret skape lage opprettet skapad dann oprettet | created: opprettet skapad oprettet
creation: opprettelse skapande oprettelse oppretting skapelse | credential: legitimasjon
credit: kredit kreditt tilgodehavende kreditere kreditera kreditnota kredittkort studiepoeng | creditcard: kredittkort kreditkort
creditnote: kreditnota kreditfaktura | creditor: kreditor kreditorer leverandør långiver borgenär | creditworthy: kredittverdig kreditvärdig
crew: mannskap besetning | crime: kriminalitet forbrytelse lovbrudd brott | criminal: straffbar kriminell
criteria: kriterier kriterium villkor utvalgskriterier | critical: kritisk kritiskt | crop: avling gröda avgrøde skörd høst | crops: avlinger grödor afgrøder
cross: kryss kryssreferanse kors korsreferens | crown: krone kroner | cubic: kubikk kubikkmeter | cubicmeter: kubikkmeter fastkubikkmeter | cultivate: dyrke
cumulative: akkumulert kumulativ ackumulerad kumulert | currency: valuta valutakode valutaer valutakurs mynt valutakod
current: gjeldende aktuell nåværende nuvarande aktuelle aktuellt nuværende inneværende strøm ström løpende | curriculum: pensum læreplan
cursor: markør markör pekare | curve: kurve kurva kurver | cust: kunde kund kundenr | custodian: forvalter | custody: forvaring vårdnad foreldrerett
custom: tilpasset egen skreddersydd egendefinert | customer: kunde kund kundenr kundnr kunder kundnummer kundenummer kundens kunden
customs: toll tull tollvesen tullverket | cut: kutt klipp klippe klippa skjær | cycle: syklus cykel periode omløp syklusen runde
cylinder: sylinder cylindrar sylindre | daily: daglig dagligen daglige dagligt døgn | dairy: meieri mejeri melk mjölk | dam: demning damm dæmning
damage: skade skader skada skador skadet | damping: demping dämpning dæmpning | danger: fara | dangerous: farlig farligt | dark: mørk mörk mørke mörker
dash: strek bindestrek streck tankestrek | dashboard: oversikt instrumentbord | database: databasen databas basen databaser
dataset: datasett datamängd datasæt fil | date: dato datum dag datoen datoer datofelt | datetime: dato tidspunkt tidpunkt | daughter: datter dotter døtre
day: dag dager dagar dage døgn dygn dagen dagnr ukedag veckodag | dayoff: fridag | dead: død död døde avliden | deadline: frist tidsfrist sista
dealer: forhandler återförsäljare | dealing: handel | death: død död dødsfall dødsdato dödsfall dödsdatum avdød avliden | debenture: obligasjonslån
debit: debet debitere debitera belaste | debt: gjeld skuld gæld skulder restgjeld gjeldsbrev | debtor: debitor gäldenär skyldner gäldenären debitorer
debts: gjeld skulder gæld | debug: feilsøk feilsøking felsök felsökning fejlsøgning avlusing | deceased: avdød død avliden | december: desember
decimal: desimal desimaler decimaler decimaltal desimaltall | decision: vedtak beslutning beslut avgjørelse afgørelse vedtaksdato beslutsdatum
deck: kortstokk dekk däck | declaration: deklarasjon erklæring deklaration selvangivelse tolldeklarasjon oppgave
declarations: deklarasjoner deklarationer definisjoner | declare: deklarere deklarera erklære definere | decode: dekode avkode avkoda dekoding
decomposition: dekomponering faktorisering oppdeling nedbrytning | decrease: reduser reduksjon minske minska redusere formindske nedgang minskning
decree: forordning | decrement: redusere minska trekk | decrypt: dekryptere dekryptera | deducted: fratrukket avdragen trukket avdrag
deductible: egenandel självrisk selvrisiko fradragsberettiget avdragsgill
deduction: fradrag trekk avdrag lønnstrekk löneavdrag skattetrekk skatteavdrag fradraget | deed: skjøte gjerning tinglysing lagfart | deep: dyp djup dyb
deer: hjort rådyr elg | def: definisjon definer | default: standardverdi forhåndsvalg standardvärde förvald | defect: feil mangel defekt
defective: defekt felaktig mangelfull | defendant: tiltalt saksøkte | defer: utsette utsatt | deficit: underskudd
define: definer definere definera definert definerer | definition: definisjon definisjoner definitioner definering | degree: grad grader eksamen vitnemål examen
delay: forsinkelse fördröjning vent försening forsinket | delete: slett slette radera slettes sletting slet slettet raderad borttagen borttag fjern utgå
deleted: slettet raderad borttagen slettes | deletion: sletting borttagning sletning radering slettet | delimited: avgrenset adskilt avgränsad
delimiter: skilletegn avgrenser skiljetecken avgränsare | delinquent: misligholdt | deliver: lever levere leverera leverer leverert levereret
delivered: levert leverert leveret levererad | delivery: levering leveranse leverans leveringsdato leveransdatum leveringsadresse følgeseddel
demand: behov etterspørsel krav efterfrågan efterspørgsel | demographic: demografi | denial: avslag nektelse afslag
denied: avslått nektet avslagen nekad afslået avvist | denominator: nevner nämnare nævner | density: tetthet densitet täthet tæthed massetetthet
dental: tann tannhelse | dentist: tannlege tandläkare tandlæge | deny: avslå avvise neka nekte
department: avdeling avdelning afdeling avd afd avdelinger departement seksjon afdelinger | departure: avgang avreise avgång afgang avresa
dependencies: avhengigheter beroenden | dependent: avhengig beroende afhængig forsørget forsørger | depending: avhengig avhenger beroende beror
deploy: utrulling produksjonssette installere | deployment: utrulling installasjon
deposit: innskudd insättning indskud innbetaling depositum sette inbetalning | depot: lager
depreciation: avskrivning avskrivninger avskrivningar afskrivning verdifall værdiforringelse | dept: avdeling avdelning avd afd
depth: dybde djup dyp dybden djupet | deputy: nestleder vara vikar | derivative: derivert derivata derivat avledet | derived: avledet härledd avledd utledet
desc: beskrivelse beskrivning beskr | descending: synkende fallende fallande avtagende aftagende
description: beskrivelse beskrivning beskr betegnelse benämning tekst beskriv | descriptive: beskrivende beskrivande | designated: utpekt utsedd angitt
designation: betegnelse benämning betegnelser | designed: utformet konstruert laget utformad | desired: ønsket önskad ønskede önskat
desk: skranke pult skrivebord | destination: mål destinasjon bestemmelsessted målet | destroy: ødelegge förstöra slette
detail: detalj detaljer detaljlinje detaljrad detaljert | detect: oppdage upptäcka finne påvise | detected: oppdaget funnet upptäckt
detection: oppdagelse deteksjon påvisning | determine: bestem bestemme bestämma avgjør avgjøre avgöra finn afgøre fastsette bestämmer
developed: utviklet utvecklad udviklet | developer: utvikler utvecklare udvikler programmerer | development: utvikling utveckling udvikling
deviation: avvik avvikelse afvigelse avviket | device: enhet enhed utstyr apparat | diagnosis: diagnose diagnos diagnosekode diagnoser
diagnostics: diagnostikk feilmeldinger | diagonal: diagonalen diagonaler | dialog: dialogboks dialogruta | diameter: diameteren diam
dice: terning tärning terninger | died: døde død avled avliden | diet: diett kost kosthold diæt | differ: avvike skille avviker skiljer
difference: differanse forskjell skillnad differens forskel avvik differansen mellomlegg
different: forskjellig ulik olika forskjellige forskellig forskellige annen ulike | differently: annerledes annorlunda | diffusion: diffusjon spredning
digit: siffer sifre siffror ciffer cifre kontrollsiffer | digits: siffer sifre siffror ciffer sifret | dimension: dimensjon dimensjoner dimensioner
direct: direkte direkt | direction: retning riktning retningen vindretning | directive: direktiv retningslinje | director: direktør direktör leder styremedlem
directory: katalog mappe filkatalog | disability: uførhet uføre invaliditet funktionsnedsättning uførepensjon sjukersättning førtidspension handicap uføregrad
disable: deaktivere inaktivera avskru avaktivera | disabled: ufør uføretrygdet funksjonshemmet deaktivert | disbursement: utbetaling utlegg
discharge: utskriving utskrivning udskrivning utslipp utskrevet vannføring vattenföring | disciplinary: disiplinær
disclaimer: ansvarsfraskrivelse friskrivning | disconnect: koble frakoble koppla avbryt | discount: rabatt rabatter avslag rabat rabattsats nedslag
discrepancy: avvik differanse uoverensstemmelse differens | disease: sykdom sjukdom sygdom sykdommer | disk: disken platelager skivminne
dismissal: oppsigelse uppsägning avskjed afskedigelse | dispatch: utsendelse ekspeditere sende | displacement: forskyvning förskjutning forskydning
display: vis skjerm visa visning bildskärm skærm skjermbilde vises visas skärmbild | displayed: vist visas vises | dispute: tvist tvister omstridt
dissolved: oppløst löst | distance: avstand avstånd afstand distanse avstanden | distributed: fordelt distribuert fördelad fordelte
distribution: fordeling distribusjon fördelning | distributor: distributør distributör forhandler | district: distrikt område krets bydel
divide: divider dividere dele dividera delt | dividend: utbytte utdelning aksjeutbytte udbytte | division: divisjon avdeling deling avdelning
divorce: skilsmisse skilsmässa | divorced: skilt skild fraskilt fraskild separert | doctor: lege läkare læge leger doktor fastlege
document: dokument dokumenter bilag skjema dokumentet | documentation: dokumentasjon | domain: domene domän område | donation: gave gåva donasjon gåvor
donor: giver blodgiver | dormant: sovende inaktiv vilande passiv | dosage: dosering | dose: dosering dosis mengde | double: dobbel dobbelt dubbel dubbelt doble
download: nedlasting ladda hent hämta | downstream: nedstrøms nedströms | downtime: nedetid driftsstans | draft: utkast kladd udkast
drag: motstand dra luftmotstand | drain: avløp drenering avlopp dränering | drainage: drenering grøfting | draw: tegne tegn rita trekke tegning dra
drawing: tegning ritning | drill: bor borehull borre | drilling: boring borehull | drive: kjør kjøre | driver: sjåfør förare fører bilfører chaufför drivrutin
driving: førerkort körkort kjøring kørekort kørsel | drop: slett slipp fall fjern | drought: tørke
drug: medisin legemiddel läkemedel preparat medicin lægemiddel | dry: tørr torr tør tørke torka
due: forfall förfallodag forfalt förfallen forfallsdato förfallodatum forfaldsdato forfalder forfaller | dues: kontingent avgifter
dump: utskrift dumpe dumpa minnedump | duplicate: duplikat dublett dobbel duplikater kopi dubletter dubbel like
duration: varighet varaktighet varighed løpetid löptid lengde | duty: plikt avgift toll vakt | dwelling: bolig bostad boliger leilighet boligenhet
dwellings: boliger bostäder | dynamic: dynamisk dynamiskt dynamiske | dynamically: dynamisk dynamiskt | earlier: tidligere tidigare før
early: tidlig tidig tidligt | earn: tjene opptjene tjäna opptjening | earnings: inntekt inntjening inkomst fortjeneste lønn indtægt indtjening
earthquake: jordskjelv jordskalv jordbävning jordskælv | easier: enklere lettere enklare | east: øst öst østre öster | easy: lett enkel enkelt lätt nem
economics: økonomi ekonomi | edge: kant kanter | edit: rediger redigere redigera endre redigering redigert ændre | editor: redigerer redaktør redaktör
education: utdanning utbildning uddannelse opplæring skole | effect: effekt virkning verkan
effective: effektiv effektivt gjeldende virkningsdato ikrafttredelse | efficiency: effektivitet virkningsgrad verkningsgrad | efficient: effektiv effektivt
egg: eggproduksjon | eigenvalue: egenverdi egenvärde egenverdier egenvärden egenværdi | eigenvector: egenvektor egenvektorer
elapsed: medgått forløpt förfluten brukt | elder: eldre eldreomsorg äldre | elderly: eldre eldreomsorg äldreomsorg | election: valg valget valet stemmer
electric: elektrisk strøm elektriskt | electricity: strøm elektrisitet ström energi kraft | electronic: elektronisk elektroniskt elektroniske
element: elementer elementet elementen | elevator: heis | eligible: berettiget berättigad kvalifisert støtteberettiget | eliminate: eliminere fjerne eliminera
elimination: eliminering | elsewhere: andre annanstans annetsteds | email: epost epostadresse mail mejl mailadresse | embassy: ambassade
emergency: nødstilfelle akutt nød øyeblikkelig | emission: utslipp utsläpp udledning | emp: ansatt anställd ansattnr | employ: ansette sysselsette
employee: ansatt ansatte anställd anställda medarbeider arbeidstaker medarbejder arbetstagare ansattnr anställningsnummer
employees: ansatte anställda medarbeidere | employer: arbeidsgiver arbetsgivare arbejdsgiver arbeidsgivers
employment: ansettelse anställning arbeidsforhold ansættelse stilling anställningsdatum | empty: tom tomt tomme tomma tøm | enable: aktivere muliggjøre aktivera
enclosed: vedlagt omsluttet bifogad | encode: kode innkode koda | encoding: koding tegnsett teckenkodning | encounter: støte møte treff besøk
encountered: møtt funnet påträffad | encrypt: krypter kryptere kryptera kryptert | end: slutt slut ferdig avslutt avslut slutter sluttdato slutdatum
ended: avsluttet sluttet avslutad avsluttes | ending: avslutning slutt | energy: energi energien | enforce: håndheve tvinge | engine: maskin motoren
engineer: ingeniør ingenjör | engineering: ingeniør teknikk | english: engelsk engelska | enhanced: utvidet forbedret förbättrad utökad
enough: nok tilstrekkelig tillräcklig | enquiry: forespørsel spørring förfrågan forespørgsel | enroll: melde registrere innmelding anmäla
enrolment: innmelding påmelding inskrivning tilmelding | ensure: sikre sørg säkerställa sikrer
enter: skriv angi oppgi tast ange mata legg inntast indtast registrer | entered: registrert angitt inntastet angiven
enterprise: foretak virksomhet företag bedrift virksomhed | enthalpy: entalpi | entirely: helt fullstendig fuldstændig | entity: enhet entitet enhed
entries: poster posteringer innlegg oppføringer | entry: postering oppføring inngang registrering inmatning innslag føring | envelope: konvolutt kuvert
environment: miljø miljö omgivelser | environmental: miljø miljö | epidemic: epidemi | equal: lik likt like lika
equation: ligning likning ekvation ligninger likningen ekvationer | equilibrium: likevekt jämvikt ligevægt | equipment: utstyr utrustning udstyr
equity: egenkapital egenkapitalen eget | equivalent: ekvivalent tilsvarende motsvarande | erase: slett slette radera viske sudda | erosion: erosjon
errand: ærend ärende | error: feil fel fejl feilmelding felmeddelande feilkode felkod fejlmeddelelse fejlkode feilen felet | escrow: deponert deponering
essential: vesentlig nødvendig väsentlig | establish: etablere opprette etablera fastsette | estate: bo eiendom dødsbo fastighet dödsbo ejendom
estimate: estimat anslag uppskattning overslag skønn | estimated: estimert anslått beräknad uppskattad anslået | european: europeisk | euros: euro
evaluate: evaluere vurdere utvärdera beregne | evaluation: evaluering vurdering utvärdering | evaporation: fordamping avdunsting avdunstning fordampning
evapotranspiration: fordamping evapotranspirasjon | even: jevn partall jämn jämnt | evening: kveld aften kväll | evenly: jevnt jämnt
event: hendelse händelse hændelse begivenhet hendelser | every: hver hvert varje alle | evict: utkaste | eviction: utkastelse
evidence: bevis bevisning dokumentasjon | exact: eksakt nøyaktig exakt nøjagtig | exam: eksamen tentamen prøve eksamener
examination: eksamen undersøkelse undersökning undersøgelse examen | examine: undersøk undersøke undersöka granske | example: eksempel exempel eksempler
exceeded: overskredet oversteget överskriden overskrider | exceeds: overskrider överskrider overstiger överstiger
exception: unntak undantag undtagelse avvik unntaket | excess: overskytende overskudd överskott overskydende
exchange: bytte byta valutakurs utveksle børs vekslingskurs utveksling växelkurs | excise: særavgift avgift punktskatt
exclude: ekskluder utelat exkludera utelukk uteslut undta | excluding: eksklusiv exklusive ekskl utenom uten | exclusive: eksklusiv
execute: utfør utføre utför utföra kjør kjøre kör køre eksekver exekvera udføre | executed: utført kjørt utförd körd
execution: utførelse kjøring körning exekvering kørsel eksekvering | exempt: fritatt unntatt undantagen fritaget skattefri
exemption: fritak unntak undantag fritagelse fribeløp | exemptions: fritak fribeløp unntak | exercise: øvelse oppgave övning | exhaust: eksos avgass
exhausted: oppbrukt slutt förbrukad tom | exist: finnes finns eksisterer findes existerar fins eksistere | existence: eksistens finnes existens
exit: avslutt utgang avsluta slutt avslut utgång | expand: utvid utvide utöka expandera | expansion: utvidelse ekspansjon utvidgning
expected: forventet förväntad forventede | expenditure: utgift utgifter forbruk
expense: utgift kostnad kostnader utgifter omkostning udgift udgifter omkostninger | experience: erfaring erfarenhet ansiennitet
experiment: eksperiment forsøk försök forsøg | expiration: utløp utgång forfall udløb utløpsdato | expired: utløpt utgått utgången udløbet utløp
expiry: utløp utløpsdato forfall udløbsdato utgångsdatum | explain: forklar förklara forklare | explanation: forklaring förklaring
explicit: eksplisitt uttrykkelig uttrycklig | explicitly: eksplisitt uttryckligen | exponent: eksponent | exponential: eksponentiell exponentiell
export: eksport eksporter eksportere exportera utførsel | express: uttrykk uttrycka | expression: uttrykk uttryck udtryk uttrykket
extend: utvid forleng utvide förlänga forlenge udvide | extended: utvidet utökad forlenget udvidet
extension: utvidelse forlengelse filtype förlängning udvidelse | extent: omfang omfattning udstrækning grad
external: ekstern extern utvendig eksternt eksterne | extra: ekstra tillegg | extract: uttrekk uttrekke uttak hent utdrag trekk udtræk uttag
extraction: uttrekk uttak uttag udtræk | extremely: ekstremt svært mycket | facility: anlegg anlæg anläggning funksjon utstyr | factor: faktor faktoren faktorer
factory: fabrikk fabrik | faculty: fakultet | fail: feile feiler mislykkes misslyckas fejle | failed: feilet mislyktes misslyckades feilede fejlet
failure: feil svikt fel misslyckande | fair: rettferdig rimelig | false: usann falsk falskt usant | family: familie familj familien familiemedlem
fare: billettpris takst | farm: gård gårdsbruk lantgård jordbruk landbruk brug gårdsnr bruksnr bedrift | farmer: bonde lantbrukare gårdbruker landmand bønder
fast: rask hurtig snabb raskt hurtigt snabbt | faster: raskere hurtigere snabbare | fatal: fatalt alvorlig allvarlig kritisk | father: faren fader pappa
fault: feil fel fejl | feature: egenskap funksjon egenskaper | features: egenskaper funksjoner | february: februar februari
fee: gebyr avgift gebyrer avgifter honorar avgiften kontingent | feed: fôr foder fremføring frammatning mating | feedback: tilbakemelding återkoppling
female: kvinne kvinnelig hunkjønn kvinna kvinnlig | ferry: ferge ferje färja færge | fertility: fruktbarhet
fertilizer: gjødsel gödsel gødning kunstgjødsel handelsgjødsel gödning | fetch: hent hente hämta hämtar hentes hämtas henter hentet | fever: feber
few: få noen | fewer: færre färre | field: felt fält felter feltet fälten jorde åker felterne feltene fältet | fifth: femte femtedel | figure: figur tall siffer
file: fil filen filer filene filerna filnavn filnamn innfil utfil infil | filename: filnavn filnamn filnavnet | fill: fyll fylle fylla utfyll fyller udfyld
filled: fylt fyld utfylt | filler: fyll fyllfelt utfylling utfyllnad | filter: filtrere filtrera filtrering
final: endelig slutt slutlig endelige sluttsum slutgiltig | finally: endelig slutligen tilslutt sluttelig
finance: finans økonomi ekonomi finansiering finanser | financial: finansiell økonomisk ekonomisk regnskapsår finansielt
find: finn finne finner hitta finna søk sök hittar | fine: bøter gebyr böter parkeringsbot bøde | finish: avslutt ferdig slutför fullføre afslut
finished: ferdig avsluttet klar klart färdig slutförd færdig | fire: brann ild brannforsikring | first: første först förste första | firstname: fornavn förnamn
fiscal: regnskapsår räkenskapsår skatteår regnskabsår finansår budsjettår | fish: fisk fangst fiske fartøy | fisherman: fisker fiskere
fishery: fiskeri fiske fangst | fishing: fiske fangst fiskeri | fit: tilpasning anpassning passe passa | fix: rett rette fikse feilretting rätta fixa
fixed: fastbeløp rettet fastlagt faste | flag: flagg bryter flagga indikator kjennetegn flaget markering | flame: flamme flamma
flat: leilighet lägenhet lejlighed | flexibility: fleksibilitet | flight: flyvning flyging flyg avgang flygning | floating: flytende flytande flyttall flyttal
flood: flom oversvømmelse översvämning | floor: etasje gulv våning golv etage | flow: strøm flyt flöde ström gjennomstrømning | fluid: væske vätska strømning
fluids: væsker vätskor | focus: fokus | fodder: fôr foder | fog: tåke dimma | folder: mappe mapp mapper | follow: følg følge følger följ följa
following: følgende følgjande efterföljande etterfølgende | food: livsmedel fôr matvarer | footer: bunntekst sidefot fot sidfot
force: kraft tving tvinge krefter tvinga | forecast: prognose prognos værvarsel varsel | foreclose: tvangsauksjon tvangssalg utmätning
foreign: utenlandsk utländsk udenlandsk fremmed utlandet | foreigner: utlending utlänning | forest: skog skogbruk skogsbruk skov skogsdrift
forestry: skogbruk skogsbruk | forget: glem glemme glömma | form: skjema blankett formular formulär blanketter skema | format: formatet formater formatere
former: tidligere forrige tidigare | formula: formel formler formelen | forward: fremover framåt fram videresend | forwarder: speditør
found: funnet funnen hittad finnes hittades fundet fantes | foundation: stiftelse grunnlag fundament | fourth: fjerde fjärde
fraction: brøk brøkdel andel bråkdel | fractional: brøkdel desimaldel | frame: ramme rammen | fraud: svindel bedrageri svik bedrägeri
free: ledig frigi gratis frigjør frigör ledige fritt lediga | freeze: fryse frys frost frysa | freight: frakt fraktkostnad fragt fraktbrev
frequency: frekvens hyppighet frekvensen | frequent: hyppig ofte | frequently: ofte hyppig | fresh: fersk färsk frisk | friday: fredag
front: foran fremside framsida | frozen: frossen fryst frosset låst | fruit: frukt frugt | fuel: drivstoff bränsle brændstof brensel diesel bensin drivmedel
fulfil: oppfyll oppfylle uppfylla opfylde oppfylt | full: fullt fulle hel | function: funksjon funktion funksjoner funksjonen funktioner
functional: funksjonell funktionell | functionality: funksjonalitet funktionalitet | fund: fond fondet midler | funeral: begravelse gravferd | furnace: ovn ugn
furniture: møbler inventar | future: fremtid fremtidig framtida framtidig fremtidige | gain: gevinst vinst forsterkning | game: spel spillet
garage: verksted garasje | garnishment: utleggstrekk lønnstrekk utmätning løntræk löneutmätning | gas: gass | gasoline: bensin benzin
gauge: måler mätare måleinstrument | gear: gir utstyr redskap | gender: kjønn kön køn kjønnskode mann kvinne
general: generell generelt allmän generel alminnelig generelle | generalized: generalisert
generate: generer generere generera generert generes lage genererer dann | generated: generert genererad genereret dannet | generation: generering generasjon
generic: generell generisk | geometry: geometri | get: hent hente hämta henter få hämtar | gift: gave gåva gaver | giro: bankgiro postgiro girokort
give: gi gir angi giv ger | given: gitt angitt oppgitt givet | global: globalt | gold: gull guld | goods: varer gods varor vare vareparti | governing: styrende
government: regjering offentlig staten regering statlig myndighet | grace: respitt henstand anstånd | grade: karakter betyg grad klasse karakterer trinn
grades: karakterer betyg | gradient: stigning gradienten | graduate: kandidat uteksaminert | graduation: eksamen vitnemål avgangsvitnemål examen
grain: korn spannmål kornart | grammar: grammatikk grammatik | grandfather: bestefar | grandparent: besteforeldre
grant: tilskudd bidrag stipend tildele støtte bevilling tilskud | granted: innvilget beviljad bevilget tildelt | graph: graf diagram kurve
graphical: grafisk grafiskt | graphics: grafikk grafik | grass: gress gras gräs græs | graveyard: kirkegård kyrkogård
gravity: tyngdekraft gravitasjon tyngdkraft tyngde | greater: større större høyere | greatest: største størst störst | green: grønn grön grønt
grid: rutenett rutnät gitter rute | gross: brutto bruttobeløp bruttolønn bruttobelopp bruttolön | ground: grunn jord
groundwater: grunnvann grundvatten grundvand | group: gruppe grupp grupper gruppering | growth: vekst tillväxt vækst
guarantee: garanti garantere garantibeløp kausjon | guaranteed: garantert garanterad | guarantor: kausjonist garantist borgensman kautionist
guardian: verge foresatt vårdnadshavare förmyndare værge målsman | guardianship: vergemål formynderskap | guest: gjest gäst gjester gæst
guide: veiledning veileder handledning vejledning | guideline: retningslinje riktlinje | guilty: skyldig | gust: vindkast | hail: hagl
half: halv halvdel halve halvt hälften | halt: stopp stans stoppe | handle: behandle håndter håndtere hantera behandles behandler behandla
handler: behandler håndterer hanterare | handling: behandling håndtering hantering | hang: henge heng | harbour: havn hamn havneavgift
hardware: maskinvare hårdvara utstyr | harvest: høst høste avling skörd innhøsting | hatchery: klekkeri settefiskanlegg kläckeri | hay: høy hø hö
head: hode leder huvud hoved | headcount: antall hodetelling | header: overskrift hode topptekst rubrik huvud hodelinje rubriker sidhuvud
heading: overskrift rubrik ledetekst overskrifter | headquarters: hovedkontor | health: helse hälsa sundhed helsetjeneste sjukvård sykehus
hearing: høring hørsel | heat: varme värme oppvarming | heavy: tung tungt | hectare: hektar dekar mål | heifer: kvige kviga
height: høyde höjd højde høyden höjden | heir: arving arvinger arvtagare dødsbo | help: hjelp hjälp hjælp hjelpetekst hjälptext
helper: hjelper hjelperutine hjälprutin | helpful: nyttig hjelpsom | hen: høne høner høns | hence: derfor derav
herbicide: ugressmiddel ugrasmiddel sprøytemiddel ogräsmedel | herd: besetning besättning flokk | hexadecimal: heksadesimal heksadesimalt hexadecimalt heks
hidden: skjult dold gjemt skjulte | high: høy hög høj høyt høye høyest | higher: høyere högre højere | highest: høyest høyeste högst högsta | highly: svært høyt
hire: leie ansette hyra anställa | histogram: stolpediagram | historical: historisk historiskt | history: historikk historie historik historia | hit: treff
hog: gris svin | hold: sperre holde hålla vent | holder: innehaver innehavare indehaver
holiday: ferie helligdag helg helligdager feriepenger semesterersättning fridag | holidays: helligdager feriedager helgdagar | home: hjem hem hjemme
horse: hest häst | hospital: sykehus sjukhus sygehus sjukhuset | hospitalization: sykehusopphold innleggelse | host: vert vertsmaskin värd værd vertsdatamaskin
hotel: hotell hoteller | hour: timmar timme klokke tim timmen timeantall timetall timetal | hourly: timelønn timlön timeløn
hours: timar timmar klokketimer timetall arbeidstid arbetstid arbejdstid | house: hus husnr husnummer huset bolig | household: husholdning husstand hushåll
housenumber: husnr husnummer | housing: bolig bostøtte boligtilskudd bostadsbidrag | humidity: fuktighet luftfuktighet fugtighed fukt
husband: ektemann ektefelle make ægtefælle | hydraulic: hydraulisk hydrauliskt | hydrology: hydrologi | hydropower: vannkraft kraftverk | ice: isen
identical: identisk lik identiskt like | identification: identifikasjon identifisering legitimasjon identifikation
identifier: identifikator ident identitet nøkkel | identify: identifiser identifisere identifiera identifisert
identity: identitet identitetsnummer personnummer | idle: ledig inaktiv vilande | ignore: ignorer ignorere ignorera overse bortse hopp
illegal: ulovlig olaglig otillåten ugyldig ulovligt | illegible: uleselig | illness: sykdom sjukdom sygdom | image: bilde bild billede bilder
immediate: umiddelbar øyeblikkelig omedelbar | immediately: umiddelbart straks omedelbart omgående | immigrant: innvandrer innvandring invandrare
immigration: innvandring invandring innflytting | impact: virkning innvirkning påverkan | impairment: nedskrivning nedskriving
implementation: implementering implementasjon | implemented: implementert implementerad | implicit: implisitt underforstått | implied: underforstått antatt
import: importer importere importera innførsel | important: viktig viktige viktigt vigtig | impossible: umulig omöjligt omöjlig
improve: forbedre förbättra bedre | improvement: forbedring förbättring | inaccurate: unøyaktig felaktig | inactive: inaktiv inaktivt passiv
inbound: inngående ingående | inch: tomme tum tommer | incident: hendelse uhell händelse hændelse | incidental: tilfeldig
include: inkluder inkludere inkludera omfatter tas inkludert | including: inklusive inkludert inkl | inclusive: inklusiv
income: inntekt inkomst indtægt inntekter inkomster indkomst årsinntekt lønnsinntekt | incoming: innkommende inngående ingående indgående inkommande
incompatible: inkompatibel uforenlig | incomplete: ufullstendig ofullständig ufuldstændig mangelfull | incorporate: innlemme innarbeide
incorrect: feil uriktig felaktig ukorrekt forkert feilaktig | increase: øk øke økning öka ökning forhøyelse stigning øges forøke
increment: øk økes tilvekst räknas inkrement | indemnity: erstatning skadesløs | indent: innrykk indrag | independent: uavhengig oberoende selvstendig
index: indeks indekser indeksen indexet | indicate: angi angir indikere ange anger viser | indicator: indikator kjennetegn merke indikatorer
indirect: indirekte indirekt | individual: individ enkelt enskild individuell | individually: individuelt enkeltvis | industry: industri næring bransje bransch
infection: infeksjon smitte | infinite: uendelig oändlig | inflation: inflasjon prisstigning | inform: informer informere underrätta underrette
information: informasjon opplysning opplysninger uppgifter uppgift oplysninger informationer | inhabitant: innbygger innbyggere invånare
inheritance: arv arveavgift arvsskatt | initial: opprinnelig startverdi begynnelses startvärde
initialization: initialisering initiering nullstilling oppstart nollställning
initialize: initialiser initialisere initialisera nullstill initier initiera nollställ initiere nulstil klargjør
initially: opprinnelig innledningsvis begynnelsen | initiate: initier igangsette starte | injury: skade personskade skada yrkesskade | inner: indre inre
inpatient: innlagt inneliggende inlagd døgnpasient | inpatients: innlagte | inpayment: innbetaling inbetalning indbetaling
input: inndata indata innfil innlest inddata infil inngang | inquire: spør forespørre fråga | inquiry: forespørsel spørring fråga förfrågan forespørgsel
insert: innsett innsetting innsette infoga indsæt indsætte legg lägg | inserted: innsatt insatt indsat | insertion: innsetting indsættelse
inside: innenfor innanför inne indenfor inuti | insolvency: konkurs insolvens | inspect: kontroller inspisere inspektera
inspection: inspeksjon kontroll besiktning tilsyn | install: installer installere installera | installation: installasjon anlegg installering
installment: avdrag termin terminbeløp delbetaling afdrag avbetaling | instalment: avdrag termin terminbeløp avbetalning | instance: instans forekomst tilfelle
institution: institusjon institusjoner | instruction: instruksjon instruks anvisning instruktion | instructor: instruktør lærer
insufficient: utilstrekkelig otillräcklig manglende | insulation: isolasjon
insurance: forsikring försäkring forsikringer forsikringsnr trygd försäkringar försäkringsnummer | insure: forsikre försäkra forsikret
insured: forsikret försäkrad forsikrede forsikringstaker försäkringstagare | insurer: forsikringsselskap forsikrer försäkringsgivare assurandør
intake: inntak opptak | integer: heltall heltal heltallsverdi | integrate: integrere integrera | integrated: integrert | integration: integrasjon integrering
intended: beregnet ment avsedd tilsiktet | intensity: intensitet styrke | intent: hensikt avsikt | interact: samhandle | interaction: samspill samhandling
interactive: interaktiv dialogprogram | interchange: utveksling utbyte | interest: rente ränta renter räntor rentebeløp rentesats räntesats renten räntebelopp
interface: grensesnitt gränssnitt snitt grænseflade | intermediate: mellom mellomresultat mellanresultat mellomlager | internal: intern internt indre interne
international: internasjonal internasjonalt internationell | interpolate: interpolere interpolera interpolering | interpolation: interpolasjon interpolering
interpret: tolk tolke tolka | interpreter: tolk tolker fortolker | interrupt: avbrudd avbryt avbrott avbryte | interruption: avbrudd avbrott
intersection: kryss veikryss snitt | interval: intervallet intervaller | interview: intervju | introduced: innført introdusert infört indført
introduction: innledning introduksjon inledning indledning | invalid: ugyldig ogiltig ugyldige felaktig ugyldigt ogiltigt
inventory: lager beholdning varelager varebeholdning inventering lagerbeholdning lagersaldo varetelling | invest: investere plassere
investigate: undersøke utrede undersöka | investment: investering investeringer investeringar placering | investor: investorer
invoice: faktura fakturaer fakturanr fakturanummer fakturor fakturadato fakturere fakturadatum fakturabeløp | invoicing: fakturering fakturakjøring
invoked: kalt kalles anropas | inward: inngående | irrigation: vanning bevattning vanding | island: øy öy | isotope: isotop
issue: utsted utstede utgave utfärda sak udstede utlevering | item: vare artikkel artikel linje artikler artiklar varenr artikkelnummer artikelnr
itemnumber: varenr varenummer artikelnr | iteration: iterasjon gjennomløp varv | iterative: iterativ iterativt | itinerary: reiserute resväg
january: januar januari | job: jobb jobben arbeid kjøring arbete | join: koble sammenslå | joint: felles gemensam fælles
journal: bilag dagbok bilagsjournal dagbog verifikation journalnummer | judge: dommer domare vurdere | judgment: kjennelse | july: juli
jump: hopp hoppe hoppa hopper hoppar | june: juni | jurisdiction: rettskrets myndighetsområde | justified: justert begrunnet berättigad
juvenile: ungdom yngel ung | kernel: kjerne kärna kerne | key: nøkkel nyckel nøgle tast nøkler nycklar nøgler tangent nøkkelfelt sökbegrepp
keyboard: tastatur tangentbord | keyword: nøkkelord nyckelord søkeord stikkord | kill: drepe avbryt drepte | kilometer: km kilometerstand
kindergarten: barnehage barnehageplass daghem førskole | kinship: slektskap | kitchen: kjøkken | knowledge: kunnskap kunskap viden | known: kjent känd kendt
krone: kroner øre kronor | label: etikett merkelapp ledetekst etiketter navn märke | labor: arbeid arbeidskraft arbete arbejde
laboratory: laboratorium prøve labb | labour: arbeid arbeidskraft arbeidsmarked arbete | lack: mangel mangler saknas brist | laid: lagt lagd
lake: innsjø sjö sø vann vatn | lamb: lam lammet | laminar: laminær | landing: fangst landet | landlord: utleier hyresvärd udlejer huseier
landowner: grunneier | language: språk sprog språkkode språkkod | large: stor stort större stora | larger: større större | largest: største størst störst
last: siste sist sista seneste senast sidste senaste forrige sidst | lastname: etternavn efternamn | late: sen forsinket sent försenad
later: senere senare siden | latest: siste seneste senaste nyeste | lathe: dreiebenk | latitude: breddegrad bredde latitud
law: lov lagen loven paragraf lovgivning | lawsuit: søksmål rettssak | lawyer: advokat advokater jurist | layer: sjikt skikt
layout: oppsett utforming utseende radlayout postbeskrivelse postbeskrivning | leader: leder ledare | leap: skuddår skottår skudår | learning: læring lärande
lease: leie leieavtale leasing lej hyresavtal leiekontrakt | leave: permisjon fravær ledighet orlov ferie tjänstledighet gå | lecture: forelesning föreläsning
ledger: hovedbok reskontro huvudbok finans reskontra kontoplan | left: venstre vänster igjen kvar gjenværende | legacy: gammel arv eldre
legal: juridisk lovlig rättslig rettslig | legislation: lovgivning lovverk | legitimate: legitim gyldig lovlig | legs: etapper strekninger bein
lender: långiver långivare utlåner | length: lengde längd længde lengden längden lgd | less: mindre lavere | lessee: leietaker leasingtaker
lesson: leksjon undervisningstime lektion | lessor: utleier | letter: brev bokstav bogstav brevet brever | level: nivå niveau nivåer nivået
levy: avgift skrive utligne utlegg | lexer: leksikalsk | liability: ansvar gjeld forpliktelse skuld ansvarsforsikring gæld ansvarsförsäkring
liable: ansvarlig pliktig ansvarig | library: bibliotek biblioteket bibl | licence: lisens førerkort tillatelse licens körkort bevilling
license: lisens førerkort tillatelse licens körkort løyve | lie: ligge ligger | lien: pant heftelse panterett inteckning
life: liv levetid livsforsikring livförsäkring | lift: løft heis | light: lys lett ljus | lightning: lyn
limit: grense gräns grænse begrens tak grenser maksgrense limitt beløpsgrense | limitation: begrensning begränsning begrænsning
limitations: begrensninger begränsningar | line: linje rad linjer rader linie linjenr radnummer linien | linear: lineær linjär lineært
link: lenke kobling länk koble forbindelse länka | linkage: kobling parametre koppling | liquid: væske likvid flytende | liquidity: likviditet
list: liste lista lister listor listing utskrift listen | listener: lytter lyssnare | literal: konstant tekstkonstant | litre: liter | little: lite litt lille
livestock: husdyr kreatur besetning boskap | load: laste innlasting ladda innlesing indlæs
loan: lån lånet lånenr lånebeløp lånebelopp lånnummer lånetype låneopptak | local: lokal lokalt lokale | locally: lokalt | located: plassert ligger beliggende
location: sted plassering plats lokasjon beliggenhet placering lagerplass | lock: lås låse låsa låst sperre låses | lockout: streik
log: logg logge logga logfil loggfil | logarithm: logaritme logaritm | logic: logikk logik logisk | logical: logisk logiskt logiske
login: innlogging pålogging inloggning logind | logistics: logistikk logistik | logon: pålogging inloggning påloggingsbilde | long: langt lange lengde lång
longitude: lengdegrad longitud længdegrad | longitudinal: langsgående langs längsgående | lookup: oppslag uppslag opslag søk
loop: løkke sløyfe slinga gjennomløp løkken snurra løb | loss: tap förlust skade underskudd | lost: tapt mistet förlorad tabt | lottery: lotteri tipping gevinst
low: lav låg lavt | lower: nedre lavere lägre undre små | lowercase: småbokstaver gemener gemena | lowest: laveste lavest lägsta lägst | lubricant: smøreolje
lumber: trelast tømmer virke | lunch: lunsj | machine: maskin maskiner maskinen | mail: epost brev | mailing: utsendelse utskick
main: hoved hovedprogram huvud huvudprogram hovedmeny huvudmeny hovedrutine hovedløkke | mainframe: stormaskin stordator stordatamaskin mainframemaskin
maintain: vedlikeholde vedlikehold underhålla vedligeholde ajourføre | maintainer: vedlikeholder ansvarlig
maintenance: vedlikehold underhåll vedligeholdelse ajourhold ajourføring | maize: mais majs | major: større hoved stor | male: mann hankjønn manlig
man: mann menn män mænd | managed: styrt forvaltet | management: ledelse styring forvaltning ledning administrasjon
manager: leder sjef chef ledare daglig administrator | mandatory: obligatorisk påkrevd påbudt tvungen obligatoriskt | manipulation: manipulering håndtering
manner: måte sätt måde vis | manpower: arbeidskraft bemanning | manual: manuell manuelt håndbok handbok manuellt manuel | manually: manuelt manuellt
manufacturer: produsent tilverkare fabrikant producent | manure: husdyrgjødsel gjødsel gödsel | many: mange många
map: kart karta kort kartlegge skjermbilde bild | march: mars marts | margin: fortjeneste marg margen dekningsbidrag | marine: sjø hav
marital: sivilstand civilstånd civilstand ekteskapelig | maritime: sjøfart maritim | mark: merk merke markere märke markera mærke | marker: markør merke markör
market: marked marknad markedet markedspris marknaden | marriage: ekteskap giftermål äktenskap ægteskab vielse | married: gifte ektefelle | mask: maske
mass: masse massa | master: hovedfil hovedregister grunnfil masterfil stamfil stamdata | match: treff samsvar passe matche passer matchning
material: materiale materialer materiell | maternity: fødselspermisjon fødselspenger svangerskap barsel mammaledig | math: matematikk matematik matematisk
matrix: matrise matris matrisen matriser | maximise: maksimere maximera | maximum: maks høyeste største maksimum maksimal högsta maksimalt
mayor: ordfører borgermester borgmester | meal: måltid matpenger | meals: måltider kost
mean: middel middelverdi gjennomsnitt medel medelvärde middelværdi bety | meaning: betydning betyr betydelse betyder | meaningful: meningsfull
measure: mål måle mäta mått tiltak målt | measurement: måling mätning målinger mätvärde | meat: kjøtt kött kød slakt | mechanism: mekanisme mekanism
medical: medisinsk medicinsk | medicine: medisin legemiddel läkemedel medicin resept | medium: middels | meeting: møte møter möte | melt: smelte
member: medlem medlemmer medlemsnr medlemsnummer medlemmar medlemmet medlems | membership: medlemskap medlemskontingent medlemsavgift
memory: minne hukommelse lager lagerminne minnet | menu: meny menyen menuen menyer menyvalg
merchant: handelsmann forhandler butikk handlare kjøpmann brukersted | mercury: kvikksølv kvicksilver kviksølv
merge: flett flette fletting samkjøre sammenslå samsortera sammenflet sammanfoga samköra
message: melding meddelande meddelelse meldinger meldingstekst besked meddelanden tekst | meteorological: meteorologisk | meteorology: meteorologi
meter: måler mätare strømmåler målernr målerstand mätarställning | method: metode metod metoder | methylmercury: metylkvikksølv
middle: midt midten mellom mitten | midnight: midnatt | midwife: jordmor barnmorska
mileage: kilometerstand kjørelengde milpenger mätarställning kjøregodtgjørelse kørselsgodtgørelse | military: militær verneplikt
milk: melk mjölk mælk mjølk melkekvote | mill: mølle | million: millioner miljon | mind: husk | mine: gruve | mineral: mineraler | minimal: minimalt minst
minimise: minimere minimera | minimum: minste minst lägsta laveste | ministry: departement | minor: mindreårig mindre underårig | minus: trekk fratrukket
minute: minutt minutter minut | miscellaneous: diverse forskjellig øvrig | mismatch: avvik uoverensstemmelse ulik
missing: mangler manglende saknas saknad fattas mangel | mistake: feil feiltakelse misstag fejl | mixed: blandet blandad
mobile: mobil mobilnr mobiltelefon mobilnummer | mode: modus tilstand läge modusen funksjon | model: modell modellen modeller
modification: endring ändring modifikasjon ændring endringer ändringar | modifications: endringer ändringar ændringer
modify: endre ändra modifisere endret ændre | module: modul moduler modulen | moisture: fuktighet fukt fuktinnhold fugt | molecule: molekyl
monday: mandag måndag | monetary: pengebeløp valuta | money: penger pengar penge pengebeløp | monitor: overvåke overvåking övervaka overvåg skjerm
month: måned månad mnd måneder månader månedlig månaden mån | monthly: månedlig månadsvis månedsvis månadslön månedslønn månatlig | moon: måne
morning: morgen morgon | mortality: dødelighet dödlighet | mortgage: boliglån pant pantelån bolån panteheftelse inteckning hypotek realkreditlån
mortgagee: panthaver | mortgages: pantelån boliglån | mortgagor: pantsetter | mother: moren mamma | motor: motoren | motorcycle: motorsykkel motorcykel
mounted: montert monterad | move: flytt flytte flytta flytter flyttes flyttar | moved: flyttet flyttad
movement: bevegelse rörelse transaksjon bevegelser rörelser transaksjoner | mulch: dekke | multiple: flere flera multippel fler
multiplication: multiplikasjon ganging multiplikation | multiply: multipliser multiplisere gange multiplicera ganget gang
municipal: kommunal kommunalt kommunale | municipalities: kommuner kommunene | municipality: kommune kommun kommunenr kommunenummer kommuner kommunkod herred
museum: museer | mutually: gjensidig innbyrdes | name: navn namn navnet namnet fornavn etternavn efternamn förnamn efternavn
national: nasjonal statlig nationell | nationality: nasjonalitet statsborgerskap nationalitet statsborger | native: innfødt | natural: naturlig naturligt
nature: natur | nearest: nærmeste närmaste nærmest | necessarily: nødvendigvis nödvändigtvis | necessary: nødvendig nödvändig nødvendigvis nødvendige
need: behov trenger behöver behøver må | needed: nødvendig trengs behövs | negative: negativ negativt | neighbour: nabo granne naboer grannar
neighbouring: nabo tilstøtende | neither: hverken verken varken ingen | nested: nøstet nästlad | net: netto nettobeløp nettolønn nettobelopp nettolön
network: nettverk nätverk nett nät netværk | never: aldri aldrig | new: nye nytt nya nyeste nyreg | newborn: nyfødt nyfödd | newer: nyere nyare
newly: nylig nyss | newspaper: avis tidning abonnement | next: neste nästa næste påfølgende | nickname: kallenavn | night: natt overnatting
nightly: nattlig nattkjøring nattkörning | nitrate: nitrat | nitrogen: kvelstoff kväve kvælstof | nobody: ingen | node: noden noder nod | noise: støy brus
none: ingen intet inget inga | normal: vanlig normalt normale | normally: normalt vanligvis | north: nord norr nordlig | notary: notar notarius
notation: notasjon skrivemåte | note: merk merknad notat anmärkning obs anteckning bemærk | nothing: ingenting intet inget
notice: varsel oppsigelse melding meddelelse uppsägning | notification: varsel varsling underrettelse melding underrättelse avisering
notify: varsle melde meddela underrette gi | now: nå nu | nuclear: kjernekraft | number: nummer antall tall antal tal nr nummeret løpenr løpenummer numret lnr
numeric: numerisk numeriskt tall tallfelt | numerical: numerisk numeriskt tallmessig | nurse: sykepleier sjuksköterska sygeplejerske
nursing: pleie sykepleie omsorg | nutrient: næringsstoff | oats: havre | object: objekt objektet gjenstand formål
obligation: forpliktelse plikt åtagande förpliktelse | obligations: forpliktelser förpliktelser | observation: observasjon iakttagelse måling
observed: observert observerad målt | obsolete: utgått foreldet föråldrad utdatert | obtain: få innhent hente erhålla | occasion: anledning gang tilfelle
occasionally: ibland | occupation: yrke yrkeskode stilling yrken | occur: forekomme inntreffe forekommer inträffar oppstå
occurred: oppstod skjedde inträffade oppstått opstået uppstått | occurrence: forekomst forekomster förekomst gang | ocean: hav havet | october: oktober okt
odd: oddetall ulike udda ulige | odometer: kilometerteller kilometerstand | offence: lovbrudd forseelse | offer: tilbud tilby erbjudande tilbyr offert anbud
office: kontor kontornr kontoret trygdekontor försäkringskassan kontorer | officer: saksbehandler handläggare tjenestemann sagsbehandler tjänsteman
official: offisiell offentlig officiell tjenestemann | offset: forskyvning motregne kvittning startposisjon | often: ofte | oil: olje olja
old: gammel gamle gammal gamla tidligere | older: eldre äldre ældre | omitted: utelatt utelämnad utelatte | once: engang gang | online: direkte
only: kun bare bara endast | open: åpne åpen öppna öppen åbn åbne åbner åpner öppnar åpnes | opened: åpnet öppnad åbnet åpnes | operand: operander operanden
operands: operander | operating: drift drifts driftsystem | operation: operasjon drift operasjoner | operational: operativ drift
operator: operatør operatör operatører | opposed: motsatt | opposite: motsatt motsatte motsat | optician: optiker | optimal: optimalt beste
optimization: optimalisering optimering | option: valg opsjon alternativ valget muligheter valmöjlighet | optional: valgfri valgfritt frivillig valfri valfritt
optionally: valgfritt eventuelt | orbit: bane omløp | order: ordre bestilling beställning rekkefølge ordning ordrenr ordernr ordrenummer bestill sortering orden
ordinary: vanlig ordinær | ore: malm | organization: organisasjon virksomhet organisation orgnr organisasjonsnummer | orientation: orientering retning
origin: opprinnelse opphav ursprung oprindelse | original: opprinnelig ursprunglig oprindelig originale | originally: opprinnelig ursprungligen oprindeligt
other: annen andre annet annan øvrige övriga | outage: strømbrudd utfall driftsstans | outer: ytre yttre ydre | outgoing: utgående udgående
outlier: avvik uteligger | outpatient: poliklinisk polikliniske öppenvård dagpasient ambulant | outpayment: utbetaling utbetalning
output: utdata utfil utskrift uddata resultat skriv | outside: utenfor utanför utvendig udenfor | outstanding: utestående restanse restbeløp
overall: totalt samlet helhet | overdraft: overtrekk övertrassering overtræk kassekreditt kontokredit | overdrawn: overtrukket övertrasserad
overdue: forfalt förfallen forfalden purring misligholdt | overflow: overløp overflyt översvämning overløb | overhead: indirekte faste
overlap: overlapp overlappe överlappa överlappning overlapper | overlay: overlegg | overnight: natt overnatting | overpaid: overbetalt feilutbetalt
overpayment: feilutbetaling tilbakebetaling | overridden: overstyrt | override: overstyr overstyre åsidosätta overstyring
overtime: overtid övertid overtidstimer overtidsbetaling overarbejde | overwrite: overskriv overskrive skriva overskrevet | overwritten: overskrevet overskrives
owe: skylder skyldig skyldige | owned: eid eies | owner: eier ägare ejer eiere eieren grunneier | ownership: eierskap eierandel ägande eieforhold
oxygen: oksygen syre surstoff ilt | package: pakke paket pakker | packed: pakket packad | packet: pakke paket pakker | pad: fyll utfylling fylle utfyll
page: sida sidenr sidor sider sidenummer siden sidnr | paid: betalt betald utbetalt betalte innbetalt utbetald | paint: maling mal färg | pair: parvis
panel: skjermbilde bilde bild billede skærmbillede | paper: papir papper | paragraph: avsnitt paragrafen stycke | parallel: parallell parallelt
parameter: parametre parametrar parametere styrekort | parcel: pakke teig parsell eiendom
parent: forelder foreldre foresatt förälder föräldrar forældre foreldrene morselskap | parental: foreldrepenger föräldrapenning foreldrepermisjon forældre
parentheses: parenteser parentes | parish: sogn prestegjeld församling socken | parking: parkering parkeringsplass | parse: tolke tolka analysere
parser: tolker | part: delen stykke andel deler delar | partial: delvis partiell | partially: delvis | particle: partikkel partikler
partitioned: partisjonert oppdelt | partner: ektefelle samboer sambo kompanjong kompagnon | party: parten partene | pass: passere overføre bestått godkänd
passenger: passasjer passasjerer passagerare passager | passport: passnr | password: passord lösenord adgangskode kodeord passordet
past: forbi fortid tidligere forrige | pasture: beite bete | patch: oppdatering rettelse lapp | patent: patenter | paternity: farskap fedrekvote pappa
path: sti vei bane sökväg vej | patient: pasient pasienter pasienten patienten patienter | pattern: mønster mönster | pause: opphold vent stans | pawn: pant
pay: betale betal betala betaler lønn lön løn betalas | payable: betalbar skyldig forfalt kreditor leverandørgjeld leverantörsskuld
payables: leverandørgjeld kreditorer kreditor leverantörsskulder | paycheck: lønnsslipp lønning lönebesked lønseddel
payee: betalingsmottaker betalningsmottagare mottaker modtager | payer: betaler betalare innbetaler
payment: betaling betalning innbetaling utbetaling inbetalning utbetalning udbetaling indbetaling betalinger betalningar innbet utbet
payout: utbetaling utbetalning udbetaling | payroll: lønn lønnskjøring lön lønning lønnsliste løn lönekörning lønnssystem lönesystem lønkørsel
payslip: lønnsslipp lønnsspesifikasjon lönebesked lønseddel | payslips: lønnsslipper | pediatric: barneavdeling | penalties: bøter straffer gebyrer
penalty: straff gebyr straffeavgift tillegg forsinkelsesgebyr straffavgift | pending: ventende avventer väntande avvaktar ubehandlet afventer
pension: pensjon alderspensjon pensjoner tjänstepension ålderspension tjenestepensjon folkepension | pensionable: pensjonsgivende pensionsgrundande
pensioner: pensjonister pensionär pensionist trygdet | pensions: pensjoner pensjonskasse pensjonspoeng | people: folk personer
percent: prosent procent pst prosentvis | percentage: prosent prosentsats procent procentsats prosentandel pst | percentile: persentil percentil
perform: utfør utføre utför utföra udfør | performance: ytelse ytelsen prestanda ydelse | period: periode termin perioder perioden terminer tidsrom
permanence: varighet | permanent: varig permanente | permanently: varig | permeability: permeabilitet gjennomtrengelighet
permission: tillatelse tillåtelse tilladelse rettighet behörighet tillatelser | permit: tillatelse tillat tillstånd løyve tilladelse | permits: tillatelser
permitted: tillatt tillåten tilladt tillåtet | person: personer personnr personen personnummer fødselsnummer
personal: personlig personligt personopplysninger personuppgifter | personnel: personell ansatte personale personalet
pesticide: plantevernmiddel bekjempningsmiddel bekämpningsmedel sprøytemiddel | pesticides: plantevernmidler sprøytemidler | pharmacy: apotek apoteket
phase: fase fas faser | phone: telefon tlf telefonnr telefonnummer | phosphorus: fosfor | phrase: frase uttrykk | physical: fysisk fysiskt fysiske
physically: fysisk fysiskt | physician: lege läkare læge | pick: plukk velg plukke plocka plukkliste plocklista | picture: bilde bild billede
piece: stykk styck stk stykke | piecework: akkord akkordlønn ackord | pier: brygge kai | pig: gris griser svin grisar purke smågris | pilot: flyger
pipe: rør ledning rör | piston: stempel | place: sted plass plats plassere ort | placeholder: plassholder platshållare | plaintiff: saksøker kärande
plan: planen planlegge planlegging ordning | plant: plante anlegg fabrikk planter växt | plastic: plast | plate: kjennemerke skilt registreringsskylt
platform: plattform | player: spiller spelare spillere | playground: lekeplass | pledge: pant pantsettelse | plot: tegne diagram tomt tegning | plough: plog
pluck: plukke | plus: pluss tillagt | pointer: peker pekare peger pekeren | polar: polart | police: politi polis politiet
policy: polise forsikring forsikringsavtale poliser försäkringsbrev regler
policyholder: forsikringstaker försäkringstagare forsikringstager forsikringstakeren | poll: avstemning måling | pollution: forurensning forurensing förorening
polynomial: polynom | pool: basseng pott | poor: dårlig fattig | pop: hent | populate: fyll fylle fyller
population: befolkning folkmängd folketall befolkningen innbyggere | porosity: porøsitet porositet | port: havn hamn | portable: flyttbar bærbar
portfolio: portefølje portfölj beholdning | portion: andel delen | position: posisjon stilling plass plats posisjonen saldo | positional: posisjonell
positive: positiv positivt | possibility: mulighet möjlighet mulighed | possible: mulig mulige möjlig möjligt muligt
post: postere bokføre bokför bogfør postera bokføres | postage: porto frankering | postal: postnr postnummer poststed postort | postcode: postnr postnummer
posting: postering posteringer bokføring bokföring | postoffice: postkontor poststed | postpone: utsett utsette utsatt uppskjuta udsætte
potato: potet poteter potatis kartoffel | potential: potensial mulig | poultry: fjørfe fjærkre fjäderfä | pound: pund
power: kraft potens effekt opphøyd strøm makt | practical: praktisk praktiskt | practice: praksis øvelse | precedence: prioritet forrang
preceding: foregående forutgående tidligere | precipitation: nedbør nederbörd nedbørsmengde | precise: presis nøyaktig exakt
precision: presisjon nøyaktighet noggrannhet præcision | preferred: foretrukket | prefix: prefiks | pregnancy: svangerskap graviditet gravid | pregnant: gravid
preliminary: foreløpig preliminär forhånds | premises: lokaler eiendom | premium: premie premien premier forsikringspremie præmie årspremie
prepaid: forskuddsbetalt forhåndsbetalt förskottsbetald | preparation: forberedelse klargjøring förberedelse
prepare: klargjør forbered forberede förbered klargjøre förbereda forberedes | prerequisite: forutsetning förutsättning forkunnskap
prescription: resept recept resepter | presence: tilstedeværelse finnes närvaro | present: tilstede finnes nåværende närvarande | preserve: bevare
press: trykk trykke tryck tryk | pressure: trykk tryck lufttrykk lufttryck | prev: forrige föregående forr | prevent: hindre forhindre förhindra hindra unngå
preview: forhåndsvisning | previous: forrige foregående tidligere föregående førre förra | previously: tidligere tidigare
price: pris priser prisen enhetspris stykkpris utpris innpris prisliste | priest: prest | primarily: primært hovedsakelig | primary: primær primär hoved primære
prime: primtall primtal | principal: hovedstol kapital hovedsakelig rektor kapitalbelopp | principle: prinsipp princip
print: skriv skrive utskrift trykk skriver skrivut udskriv utskrifter skrives skrivs | printed: skrevet utskrevet trykt utskriven
printer: skriver skrivare printeren | printout: utskrift utskrifter udskrift liste | priority: prioritet prioritert prioritering
prison: fengsel fängelse fængsel | prisoner: fange innsatt interne | private: privat privatperson | privileged: privilegert
probability: sannsynlighet sannolikhet sandsynlighed | probation: prøvetid provanställning | problem: problemer problemet | proc: prosedyre prosess procedur
procedure: prosedyre procedur prosedyrer rutine procedurer framgangsmåte | proceed: fortsett gå
process: behandle prosess behandling bearbeta behandler prosesser bearbeide bearbetning bearbejde | processed: behandlet behandlad
processing: behandling bearbeiding bearbetning bearbejdning prosessering | processor: prosessor behandler | prod: produksjon produkt
producer: produsent tilverkare | product: produkt vare produkter produktnr varenr produktnummer vara varenummer | production: produksjon tilverkning
profession: yrke yrkeskode yrken | professor: lærer | profile: profil profiler | profit: fortjeneste overskudd gevinst vinst overskud profitt resultat
program: programmet programmene programnavn prg programnamn | programmer: programmerer programmør programmerare systemerer systemutvikler
progress: fremdrift framdrift framsteg forløp | progressive: progressiv | prohibited: forbudt förbjuden
project: prosjekt projekt prosjektnr prosjekter projektnummer | projection: fremskriving projeksjon framskriving prognose | promissory: gjeldsbrev
promotion: forfremmelse kampanje kampanj befordran | prompt: ledetekst spørsmål ledtext | proof: bevis dokumentasjon | propagate: forplante spre
propellant: drivmiddel drivstoff | proper: riktig korrekt egnet | properly: riktig korrekt skikkelig | properties: egenskaper eiendommer
property: eiendom egenskap fastighet ejendom eiendommer gårdsnummer fastighetsbeteckning | proposal: forslag førslag tilbud förslag
proposed: foreslått föreslagen foreslået | proprietary: egen privat | prorate: avkorte forholdsmessig proportionera | prosecutor: aktor åklagare påtalemyndighet
protect: beskytt beskytte skydda beskyttet | protection: beskyttelse skydd vern | protocol: protokoll protokol | provider: leverandør tilbyder leverantör
province: provins fylke landskap | provision: avsetning avsättning hensettelse | psychiatric: psykiatrisk psykiatri | public: offentlig offentlige allmän
published: publisert utgitt | publisher: forlag utgiver | pulse: puls | pump: pumpe pumper | punch: hulle stanse hullkort stans
pupil: elev elever eleven elevnr | purchase: kjøp innkjøp köp inköp kjøpe indkøb køb innkjøpspris | purchaser: kjøper innkjøper inköpare
purge: rens slette rensa opprydding | purpose: formål hensikt syfte ändamål hensigt | push: skyv legg | qty: antall antal kvantum mengde
qualified: kvalifisert kvalificerad | qualifier: kvalifikator | quality: kvalitet kvaliteten | quantities: mengder antall
quantity: antall mengde kvantum antal mängd kvantitet mængde | quarter: kvartal kvartalsvis kvart kvartalet | quarterly: kvartalsvis kvartal | quay: kai kaj
queen: dronning | query: spørring forespørsel fråga søk förfrågan forespørgsel sökning | question: spørsmål fråga spørgsmål | queue: køen kø kö køer
quick: rask hurtig snabb | quickly: raskt hurtig snabbt | quota: kvote kvot kvoter | quote: tilbud anførselstegn kurs offert pristilbud
quotes: anførselstegn hermetegn citattecken | quotient: kvotient kvot | rabies: hundegalskap | racing: travløp løp | radiation: stråling strålning
radius: radien | railway: jernbane järnväg tog | rain: regn nedbør nederbörd | rainfall: nedbør regn nederbörd regnmengde
raise: øk hev lønnsforhøyelse øke höja heve hæv | ram: vær bukk | random: tilfeldig slumpmässig slump tilfældig vilkårlig tilfeldige
range: område intervall omfang rekkevidde | rank: rang rangering | rape: raps | rate: sats kurs rentesats prosentsats takst satser taxa avgiftssats rente satsen
ratio: forhold andel kvot förhållande forholdet | rationing: rasjonering | raw: rå ubehandlet råvare | reactant: reaktant | reaction: reaksjon
reactor: reaktor | read: les lese läs läsa læs læse leser lest läser leses läst lesing | readable: lesbar läsbar | reader: leser läsare læser
readmission: reinnleggelse återinskrivning | readout: avlesning avläsning | ready: klar klart ferdig | real: reell reelle flyttall virkelig verklig
rear: bakre | reason: årsak grunn orsak årsakskode årsag skäl | reasonable: rimelig rimlig | reassembling: sammenstilling | rebate: rabatt rabat
rebuild: gjenoppbygge bygge bygg | recalculate: omberegne omregne reberegne | recalculation: omberegning omregning etterberegning omräkning
recall: tilbakekalle | receipt: kvittering kvitto mottak kvitteringer inleverans varemottak bilag
receivable: fordring fordringer kundefordring kundfordringar tilgodehavende | receivables: fordringer kundefordringer fordringar debitorer kundfordringar
receive: motta mottar modtage mottatt | received: mottatt mottagen modtaget innkommet inkommen | receiver: mottaker mottagare modtager
reception: mottak resepsjon | recharge: lade påfyll | recipe: oppskrift resept recept opskrift | recipient: mottaker mottagare modtager mottakere
recognise: gjenkjenne kjenne | recognized: gjenkjent | recommended: anbefalt rekommenderad anbefalet | recompile: rekompilere omkompilere
recompiled: omkompilert | reconcile: avstem avstemme avstämma stämma afstemme | reconciliation: avstemming avstämning afstemning avstemt
record: poster posten posttype recorden postene posterna innlest registrer | recovery: gjenoppretting gjenvinning återhämtning gendannelse regress
recruitment: rekruttering | recursion: rekursjon | recursive: rekursiv rekursivt | recycling: gjenvinning återvinning | red: rød röd rødt
redefine: redefinere omdefiner redefinera | redemption: innløsning innfrielse | reduce: reduser redusere reducera minske redusert reducere nedsette avkorte
reduction: reduksjon nedsettelse reducering avkorting minskning nedsættelse | redundant: overflødig överflödig redundans | refer: referere henvise referera
reference: referanse henvisning referens referanser referansenr | referral: henvisning remiss | refinance: refinansiere omlegge | reflect: gjenspeile
refresh: oppfrisk oppdater uppdatera | refund: refusjon tilbakebetaling återbetalning refundere tilbakebetale | refused: avslått avvist nektet vägrad
regardless: uansett uavhengig oavsett | region: område distrikt landsdel fylke
register: registrer registrere registret registeret registre registrera registreres | registered: registrert registrerad registreret
registration: registrering registreringsnr registrert påmelding anmälan | regression: regresjon | regular: regelmessig vanlig ordinær
regulation: forskrift regel bestemmelse förordning | rehabilitation: attføring rehabilitering revalidering | reimburse: refundere tilbakebetale ersätta
reimbursement: refusjon utlegg tilbakebetaling ersättning godtgjørelse | reindeer: rein reindrift | reinforcement: armering | reinstate: gjeninnsette
reinsurance: gjenforsikring reassuranse återförsäkring genforsikring | reject: avvis avvise avslå avvisa avvist forkast afvis
rejected: avvist forkastet avvisad afvist underkänd | relation: relasjon forhold förhållande | relationship: forhold relasjon slektskap relasjoner
relative: relativ slektning relativt pårørende | relatively: relativt forholdsvis | release: frigi utgave versjon frigjør frigör frigiv
relevant: aktuell relevante | religion: trossamfunn tro | reload: laste innlasting | relocate: flytte | remainder: restbeløp resten resterende
remainders: rester | remaining: gjenstående gjenværende resterende kvarvarande återstående restgjeld | remark: merknad anmerkning bemerkning anmärkning
remind: minne påminn husk | reminder: purring påminnelse purringer betalingspåminnelse rykker purregebyr kravbrev | remittance: remittering betaling overføring
remote: fjern ekstern | removal: fjerning borttagning flytting | remove: fjern fjerne fjernet fjernes slette borttagning radera slett bort
remuneration: godtgjørelse honorar vederlag arvode | rename: omdøp omdøpe endre | renew: fornye förnya fornyelse fornyes
renewal: fornyelse fornying förnyelse fornyet | rent: leie husleie hyra lej husleje leiebeløp hyres | rental: leie utleie uthyrning hyra udlejning
rentals: utleie uthyrning | renumber: omnummerer | reorder: bestillingspunkt beställningspunkt genbestilling omsortere | reorganise: reorganisere omorganisere
repair: reparasjon reparere verksted reparera | repairs: reparasjoner verksted | repay: tilbakebetale nedbetale återbetala
repayment: tilbakebetaling nedbetaling återbetalning avdrag innfrielse | repeat: gjenta gjentatt upprepa gentag repeter
replace: erstatt erstatte ersätt ersätta bytt erstattes erstat | replacement: erstatning ersättning utskifting | reply: svar svare svara
report: rapport rapporter rapporten rapportere liste oppgave rapportera melding | repossess: tilbaketa tilbakeføre | represent: representere representera
request: forespørsel anmodning begäran forespørgsel anmod bestilling | require: krever kreve kräver
required: påkrevd nødvendig kreves krävs obligatorisk påkrævet | requirement: krav behov kravet | requirements: krav behov kravspesifikasjon
requisition: rekvisisjon rekvisition bestilling | research: forskning forske | reseller: forhandler återförsäljare
reservation: reservasjon bestilling bokning reservering | reserve: reserver avsetning reservere reservera | reserved: reservert reserverad avsatt
reservoir: magasin basseng vannmagasin | reset: nullstill nollställ tilbakestill nullstille nulstil återställ
residence: bosted bopel bostad bostedsadresse bosatt | resident: bosatt beboer innbygger | residential: bolig | residents: innbyggere bosatte beboere
resides: ligger | residual: restverdi restvärde | resolution: oppløsning vedtak løsning | resolve: løse lösa | resolved: løst
resource: ressurs resurs ressurser | resources: ressurser resurser | respond: svare svara | response: svar respons svaret svarkode svarstid
responsibility: ansvar ansvarsområde | responsible: ansvarlig ansvarig | rest: resten gjenstående | restart: omstart restarte | restaurant: serveringssted
restock: påfylling etterfyll | restore: gjenopprett tilbakestill återställ gendanne | restricted: begrenset begränsad
restriction: begrensning begränsning restriksjon | result: resultat resultater resultatet svar | resume: gjenoppta fortsett | retail: detalj butikk detaljhandel
retailer: detaljist forhandler | retain: behold behålla beholde | retcode: returkode returkod svarkode | retired: pensjonert pensionerad
retirement: pensjonering avgang pensjonsalder pensionering | retrieval: henting gjenfinning | retrieve: hent hente hämta hentes
retroactive: tilbakevirkende etterbetaling retroaktiv retroaktivt | retry: prøv forsøk försök
return: retur returner returnere tilbake returnera återvänd returnerer returkode returneres returnerar | reuse: gjenbruk återanvänd
revenue: inntekt omsetning inntekter intäkt intäkter omsättning indtægter | reversal: tilbakeføring reversering tilbakeført storno
reverse: tilbakeføre omvendt reversere reversera motsatt | review: gjennomgang vurdering granskning gjennomgå | revised: revidert reviderad endret
revision: revisjon versjon endring | revoke: tilbakekall inndra återkalla tilbakekalle | reward: belønning belöning | rewind: spol tilbakespol
rewrite: omskriv oppdater skriv skrive | rider: tillegg rytter | right: høyre høgre höger riktig rett rettighet højre rätt rettigheter
rights: rettigheter rättigheter | ring: ringe ringen | risk: risiko | river: elv älv flod elver | road: vei vej väg veg veier | robot: roboter
rock: fjell bergart | rollback: tilbakerulling rull | roof: tak | room: rom rommet værelse romnr | root: rot roten kvadratrot | roster: vaktliste turnus
rotate: rotere rotera dreie | round: avrund avrunde avrunda runde avrundet avrundning avrunding | route: rute vei rutt rutenr
routine: rutine rutiner rutinen rutin | row: rad rader rekke række raden | rule: regel regler regelverk reglene | rules: regler regelverk regel
run: kjør kjøre kjøring kör köra körning kør kørsel kjøres kjørt kjøredato | runoff: avrenning avrinning afstrømning | runtime: kjøretid körtid kjøring
rye: rug råg | safe: trygg sikker säker | safety: sikkerhet säkerhet | said: sagt nevnt | sailor: sjømann sjöman
salary: lønn lön løn lønning månedslønn månadslön årslønn årslön lønnstrinn lønstrin grunnlønn | sale: salg försäljning salget omsetning salgspris salgsbeløp
sales: salg försäljning omsetning salget omsättning | salesman: selger säljare sælger salgsmann | salmon: laks lax oppdrett | salt: saltinnhold salthalt
sample: prøve eksempel utvalg prov stikkprøve | sanction: sanksjon straff | sand: sandinnhold | satisfy: oppfylle tilfredsstille oppfyller uppfyller
saturated: mettet mättad mættet | saturation: metning mättnad | saturday: lørdag lördag | save: lagre spar spara gem lagrer lagres sparas gemme lagring
saver: sparer | saving: sparing lagring besparelse | savings: sparing sparekonto sparande spareinnskudd sparkonto opsparing
scale: skala skalere målestokk skalering | scan: skann søk søke gjennomsøk | scenario: scenarier | schedule: tidsplan timeplan kjøreplan skjema tidplan
scheduler: planlegger | scheme: ordning skjema | scholarship: stipend stipendium | school: skole skola skolen skolekode | science: vitenskap
scientific: vitenskapelig vetenskaplig | scope: omfang gyldighetsområde rekkevidde | score: poeng poäng resultat | scrap: skrap skrot vrak kassere
scratch: kladd arbeidsfil arbetsfil | screen: skjerm skjermbilde skärm skärmbild bilde skærm skærmbillede bild | screw: skrue skruv
scroll: rull bla rulle bläddra rulling | sea: sjø hav havet | seaman: sjømann sjømannsskatt
search: søk søke sök söka leta søg søge søking sökning søker sökbegrepp | season: sesong årstid säsong | seasons: årstider sesonger
seat: sete plass plats sæde | second: sekund andre annen sekunder andra | secondary: sekundær sekundär | secret: hemmelig hemlig
section: seksjon avsnitt sektion kapitel | security: sikkerhet säkerhet verdipapir sikkerhed värdepapper | sediment: sedimenter avsetning bunnfall
seed: frø utsäde såkorn startverdi frö | segment: segmenter segmentet | select: velg velge välj välja valgt vælg utvalg väljs | selectable: valgbar valbar
selected: valgt utvalgt vald | selection: utvalg valg urval utvelgelse udvalg | self: selv egen själv | sell: selg selge sälja selger sælge solgt
seller: selger säljare sælger | semester: termin halvår studietermin | send: sende sendes sända skicka sendt skickas | sender: avsender avsändare afsender
seniority: ansiennitet tjenestetid anciennitet | seniors: eldre | sense: forstand avlesning | sensitive: følsom sensitiv känslig
sensitivity: følsomhet känslighet | sensor: sensorer føler givare | sentence: setning mening sætning | sentenced: dømt
separate: egen skille adskilt separere særskilt skilja | separated: separert skilt frånskild | separately: separat særskilt hver
separator: skilletegn skiljetecken | september: sept | sequence: rekkefølge sekvens ordningsföljd løpenr ordningsfølge løpenummer sekvensnr följd
sequential: sekvensiell sekvensielt sekventiell | sequentially: sekvensielt sekventiellt | serial: serienr løpenr serienummer seriell
series: serie rekke serier tidsserie | server: tjener | service: tjeneste tjänst tjenester tjänster | serving: tjenestegjørende | session: sesjon økt
set: sett sette sätt satt sätta settes sæt sättas mengde sætter | setting: innstilling inställning innstillinger inställningar | settle: oppgjør avgjøre reglere
settlement: oppgjør avregning skadeoppgjør reglering likvid afregning | setup: oppsett innstilling opsætning uppsättning | severe: alvorlig allvarlig
severity: alvorlighetsgrad alvorlighet allvarlighetsgrad | sewage: kloakk avløp avlopp spillvann | sewer: kloakk avløp | sex: kjønn kön køn
shadow: skygge skugga | shadows: skygger | shaft: aksel | shape: fasong | share: aksje andel aksjer aktie aktier dele
shareholder: aksjonær aktieägare aksjeeier aktionær | shareholders: aksjonærer aksjeeiere aktieägare | shareholding: aksjepost | sheep: sau sauer får fåret lam
shelf: hylle hylla reol | shell: skall | shift: skift skifte vakt forskyv skiftarbeid | ship: fartøy fartyg skib sende
shipment: forsendelse sending leveranse leverans | shipping: frakt forsendelse | shoe: sko | shop: butikk butik forretning | shopkeeper: butikkeier handlande
shops: butikker | short: kort korte kortere | shortage: mangel underskudd brist manko | shorter: kortere kortare | shrink: krymp krympe
shuffle: blande stokke blanda | shut: steng lukk | shutdown: avslutning avstengning stäng nedlukking | sibling: søsken syskon
sick: syk sjuk syg sykefravær sjukfrånvaro sykepenger | sickleave: sykmelding sykefravær sjukskrivning
sickness: sykdom sykepenger sjukpenning sygedagpenge sykmelding | sickpay: sykepenger sjukpenning | sight: syn
sign: fortegn tegn tecken undertegne skilt signer | signal: signaler varsle | signature: underskrift signatur signering namnteckning
significant: signifikant betydelig vesentlig | silt: slam | silver: sølv | similar: lignende liknande tilsvarende liknende | similarly: tilsvarende likeledes
simple: enkel enkelt enkle enkla | simpler: enklere enklare | simplified: forenklet förenklad | simulate: simuler simulere simulera | simulation: simulering
simultaneously: samtidig samtidigt | sin: sinus | since: siden sedan fordi eftersom | single: enslig ugift enkelt ensamstående enkel ogift enke
sister: søster syster | size: størrelse storlek antall størrelsen | skip: hopp hoppe hoppa overhopp forbigå | slash: skråstrek snedstreck
slaughter: slakt slakting slakteri slagtning | sleep: vent | sleet: sludd | slightly: litt noe | slope: helning stigning lutning hældning
slot: plass luke spor | slow: langsom sakte långsam treg | small: liten lite små litt lille | smaller: mindre | smallest: minste minst minsta
smoke: røyk røyke | smoker: røyker rökare ryger | smooth: glatt jevn glatte | snow: snø snö sne snødybde | social: sosial sosialt trygd
software: programvare programvara | soil: jord jordart | solar: sol | sold: solgt såld solgte solda | soldier: soldat vernepliktig | sole: eneste eneeier
solely: utelukkende kun | solid: massiv | solute: løst stoff | solution: løsning lösning løsningen | solve: løs løse lösa løser løses
solvent: løsemiddel løsningsmiddel | someone: noen någon | something: noe något | sometimes: ibland iblandt undertiden | somewhat: noe litt något | soon: snart
sort: sorter sortere sortera sortering sortert sorteres sorterad | sorted: sortert sorterad sorteret | source: kilde källa kildekode källkod
south: sør syd söder sydlig | sow: purke sugga | sowing: såing sådd | space: plass mellomrom rom utrymme plads mellanslag
spaces: blanke mellomrom blanka mellanslag | spare: reservedel ledig | special: spesial spesiell særlig särskild speciell spesielt | speciation: artsdannelse
species: arter | specification: spesifikasjon kravspesifikasjon specifikation | specified: spesifisert angitt oppgitt angiven specificerad angivet
specify: spesifiser angi oppgi ange specificera | spectrum: spekter spektrum | speed: hastighet fart hastighed | spending: forbruk utgifter
spent: brukt forbrukt | spill: søl utslipp | spirit: ånd sprit | splash: sprut | spline: splinekurve | split: dele oppdeling splitt dela splitte
spool: utskriftskø kø | sport: idrett | spot: sted punkt | spouse: ektefelle make maka ægtefælle ektefeller samboer | spouses: ektefeller makar
spray: sprøyte spruta | spread: spredning sprid | spreadsheet: regneark kalkylark kalkyleark | spring: vår våren fjær | sqrt: kvadratrot rot
square: kvadrat kvadratrot rute | stability: stabilitet | stable: stabil fjøs | stack: stabel stabla | staff: personale ansatte stab
stage: trinn stadium etappe | stake: innsats eierandel | stamp: stempel stämpel frimerke | standard: vanlig
start: starte oppstart startdato begynn börja begynnelse påbegynn | starter: startmotor | startup: oppstart uppstart opstart
state: tilstand delstat läge tillstånd | statement: setning kontoutskrift kontoutdrag kontoudtog sats oppgave | static: statisk statiskt
station: stasjon målestasjon | statistical: statistisk statistiska | statistics: statistikk statistik | status: tilstand statuskode statusfelt
steady: stasjonær jevn | steel: stål | step: steg trinn skritt trin stegene | sticker: oblat klistremerke | still: fortsatt fremdeles fortfarande
stock: lager beholdning aksje varelager aktie lagerbeholdning lagersaldo | stockholder: aksjonær | stocktake: varetelling telling inventering optælling
stone: stein | stop: stopp stoppe stans avslutt stoppa | stoppage: stans driftsstans | stopped: stoppet stoppad
storage: lager lagring minne lagerplass opbevaring | store: lagre butikk lager lagra gem butik lagres forretning | stored: lagret lagrad gemt lagrede
storeroom: lagerrom | storm: uvær | straight: rett rak | strain: tøyning belastning | strategy: strategi | straw: halm | stream: strøm ström bekk
street: gata gade vei gatenavn gatuadress vej | stress: spenning belastning | strict: streng strengt | strike: streik strejk
string: streng sträng tekst tekststreng textsträng strengen strenger | strip: fjern | strong: sterk stark | structure: struktur strukturen oppbygging uppbyggnad
student: elev studerende studenter studerande elever studentnr | study: studie studium studere studier | style: stil | subcommand: underkommando
subject: fag emne ämne subjekt | submit: innsend sende kjør | subprogram: underprogram delprogram underprogrammer
subroutine: subrutine underrutine subrutin underprogram subrutiner delprogram | subscribe: abonner abonnere | subscriber: abonnent abonnenter
subscript: indeks | subscription: abonnement abonnementer prenumeration kontingent | subscriptions: abonnementer kontingenter
subsequent: påfølgende etterfølgende efterföljande | subset: delmengde utvalg delmängd | subsidence: setning innsynkning
subsidiary: datterselskap dotterbolag datterforetak | subsidy: tilskudd subsidie bidrag støtte tilskud | substitute: erstatt vikar erstatte ersätt
substitution: substitusjon erstatning | substring: delstreng delsträng | subsystem: delsystem undersystem
subtract: trekk subtraher trekke fratrekk subtrahera minska | subtraction: subtraksjon | success: suksess vellykket lyckad | successful: vellykket lyckad gått
successfully: vellykket | suction: sug | sufficient: tilstrekkelig tillräcklig nok | suffix: suffiks endelse | sugar: sukker socker sukkerroe
suggest: foreslå föreslå | suggestion: forslag förslag | suitable: egnet passende lämplig | sum: summere summen summa summera summeres
summary: sammendrag oppsummering sammanfattning oversikt sammenfatning summering | summer: sommer sommar | sun: sol solen | sunday: søndag söndag
sunlight: sollys | sunrise: soloppgang soluppgång | supervisor: veileder overordnet handledare arbeidsleder
supplement: tillegg tillägg tilskudd tillæg særtillegg | supplemental: tillegg
supplier: leverandør leverantör leverandørnr leverandører leverantörsnr leverantörer | supply: levering forsyning leverans
support: støtte stöd støtter stöder underhold underhåll underholdsbidrag | suppress: undertrykk undertrykke | surcharge: tillegg påslag tilleggsavgift gebyr
surcharges: tillegg | surface: overflate yta overflade flate | surgery: operasjon kirurgi inngrep | surname: etternavn efternamn efternavn slektsnavn
surnames: etternavn | surplus: overskudd överskott overskud | survey: undersøkelse oppmåling måling | surveyor: landmåler takstmann
survivor: etterlatt gjenlevende efterlevande | survivors: etterlatte etterlattepensjon efterlevande | suspend: utsett sperre avbryt suspendere
suspense: avvent observasjonskonto observationskonto venteregister | swap: bytt bytte byta | swine: svin gris | swipe: dra
switch: bryter svitsj veksle omkopplare brytere | symbol: symboler tegn | symbolic: symbolsk | sync: synkroniser | syntax: syntaks
system: systemet systemer systemene | table: tabell tabeller tabellen tabel bord | tail: hale slutt | tank: tanken | tanker: tankskip tankbil
tape: bånd magnetbånd | target: mål målfelt | tariff: tolltariff takst tolltaksat | task: oppgave uppgift opgave oppgaver
tax: skatt skat avgift skattetrekk skatteprosent skattekort skatter forskuddstrekk moms skattetabell skattesats
taxable: skattepliktig skattbar avgiftspliktig skattepligtig | taxation: beskatning ligning beskattning taxering | taxes: skatter avgifter skatt | taxi: drosje
taxpayer: skattyter skattepliktig skattebetaler skattebetalare skattskyldig skatteyder | teacher: lærer lärare lærere lærerinne | team: gruppe laget
technical: teknisk tekniskt | technician: tekniker | technique: teknikk | technology: teknologi | telephone: telefon tlf telefonnummer telefonnr | telex: teleks
teller: kasserer kassör kassabetjent | temp: midlertidig | temperature: temperatur lufttemperatur temperaturen grader | template: mal mall skabelon
temporarily: midlertidig tillfälligt | temporary: midlertidig midlertidige tillfällig temporær temporär vikar midlertidigt | tenancy: leieforhold
tenant: leietaker leieboer hyresgäst lejer leieforhold | tender: anbud tilbud | tenth: tidel tiendedel | tenure: ansettelse besittelse
term: termin løpetid vilkår betingelser löptid begrep ledd | terminal: terminalen skjerm terminalnr | terminate: avslutt avslutte avsluta oppheve avslutter
terminated: avsluttet opphørt avslutad | termination: avslutning opphør oppsigelse slutt upphörande uppsägning | test: teste testes prøve prov testa testdata
tested: testet testad | tester: prøver | text: tekst teksten tekster texten | theory: teori | thermal: termisk | thermostat: termostat
thesis: avhandling oppgave | thickness: tykkelse tjocklek | thin: tynn | thinning: tynning gallring | third: tredje tredjedel | thousand: tusen tusind
thread: tråd tråder | threshold: terskel grense tröskel tærskel grenseverdi | through: gjennom genom gennem | throw: kast kaste | thunder: torden
thursday: torsdag | ticket: billett biljett sak billetter billet | tide: tidevann tidvatten | tied: bundet knyttet | tier: nivå trinn | tillage: jordbearbeiding
timber: tømmer virke timmer | time: tid klokkeslett tidspunkt gang klokke tidpunkt klockslag tiden tider | timeout: tidsavbrudd tidsgrense
timer: tidtaker klokke | timestamp: tidsstempel tidsstämpel tidsmerke tidspunkt | tip: råd tips drikkepenger | tire: dekk däck | tithe: tiende
title: tittel titel overskrift rubrik stilling | tmp: midlertidig midl | tobacco: tobakk tobak | today: idag dagensdato dagens
todo: gjøres mangler gjenstår återstår | together: sammen samlet tillsammans | toggle: veksle vekle växla | token: polett merke | tolerance: toleranse
toll: bompenger bom | tolls: bompenger | tomorrow: imorgen imorgon | ton: tonn | tonnage: tonnasje bruttotonn | too: også
tool: verktøy verktyg værktøj redskap | top: øverst topp toppen øverste | tot: totalt totalsum ialt
total: totalt totalsum totalbeløp sum summa samlet totalen totalbelopp ialt | touch: berør | tourist: turist | town: tettsted stad | townhall: rådhus
trace: spor sporing spåra spårning | track: spor bane | tractor: traktor | trade: handel bransje | trader: handelsmann handlende | traditional: tradisjonell
traffic: trafikk trafik ferdsel | trailer: tilhenger sluttpost slutpost henger avslutningspost | trailing: etterfølgende avsluttende | train: tog tåg
training: opplæring utdanning kurs utbildning trening | trajectory: bane | tram: trikk | trans: transaksjon
transaction: transaksjon transaktion transaksjoner transaktioner transer transkode transaktionskod bevegelse | transcript: karakterutskrift utskrift vitnemål
transfer: overfør overføring overføre överföring overført överför flytt överföra girering | transferred: overført överförd
transform: omform transformere omvandla | transformation: transformasjon omforming | transient: forbigående | transit: gjennomgang
transition: overgang övergång | translate: oversett oversette översätt översätta oversætte | translation: oversettelse översättning oversættelse
transmission: overføring sending | transmit: overfør sende | transport: transportere frakt | transpose: transponer | trap: felle fang
travel: reise reiseregning resa rejse tjenestereise kjøregodtgjørelse | traveller: reisende | trawler: tråler | treasurer: kasserer kassør
treat: behandle behandla | treatment: behandling behandlinger behandlingen | tree: tre trær træ | trend: utvikling | tribunal: nemnd domstol
tridiagonal: tridiagonalt | trigger: utløse utløser | trim: fjern | trip: tur reise | trouble: problemer feil trøbbel | truck: lastebil lastbil
true: sann sanne sandt sant | truncate: avkort avkorte trunker kapa avkortet | truncated: avkortet trunkert | truncation: avkorting | trust: tillit forvaltning
trustee: bobestyrer forvalter verge | trustees: styremedlemmer | tuesday: tirsdag tisdag | tuition: skolepenger undervisning studieavgift skoleavgift
tunnel: tunneler tunnelen | turbine: turbin | turbulence: turbulens | turnover: omsetning omsättning omsætning | tutor: veileder | twin: tvilling
type: typen typekode | typhoon: uvær | typical: typisk | typically: typisk typiskt | udder: jur | unavailable: utilgjengelig otillgänglig
unchanged: uendret oförändrad uændret uforandret | unclaimed: uavhentet | undefined: udefinert odefinierad ukjent | underage: mindreårig umyndig
underflow: underflyt | underlying: underliggende underliggande | underpaid: underbetalt | underscore: understrek understreck | undertaking: foretak forpliktelse
underwrite: tegne forsikre garantere | underwriter: assurandør garantist | undo: angre ångra fortryd | unemployed: arbeidsledig arbetslös arbejdsløs ledig
unemployment: arbeidsledighet dagpenger arbetslöshet ledighet dagpenge arbejdsløshed akassa | unexpected: uventet oväntad oväntat | unformatted: uformatert
uniform: ensartet lik | uninsured: uforsikret | union: fagforening forening fackförening forbund fagforeningskontingent | unique: unik entydig unikt
unit: enhet enhed enheter måleenhet | units: enheter enheder | university: universitet høgskole høyskole | unknown: ukjent okänd ukendt okänt
unload: losse utlasting | unlock: opphev frigi | unmarried: ugift ogift | unmodified: uendret | unnecessary: unødvendig onödig | unpack: pakk
unpaid: ubetalt obetald ubetalte obetalda | unread: ulest | unset: nullstilt | unsigned: usignert | unsuccessful: mislykket misslyckad
until: inntil tills indtil | unused: ubrukt oanvänd ubenyttet | upbringing: oppdragelse
update: oppdater oppdatere uppdatera uppdatering oppdatering opdater ajourfør opdatering oppdaterer oppdatert oppdateres ajourhold
updated: oppdatert uppdaterad opdateret ajourført | upgrade: oppgradering uppgradering | upload: opplasting | upper: øvre övre høyere øverste
uppercase: storebokstaver versaler | urgency: hastegrad | urgent: haster | usable: brukbar användbar | usage: bruk användning forbruk anvendelse
use: bruk bruke bruker använd använda brukes används benyttes anvend bruges brug anvendes | used: brukt brukes använd benyttet anvendt använt
user: bruker användare bruger brukernavn brukere användarnamn brukerid användarid brugere | userid: brukerid brukerident användarid brugerid signatur
username: brukernavn användarnamn brugernavn | utilities: hjelpeprogrammer verktøy | utility: hjelpeprogram verktøy hjälpprogram | utilized: utnyttet benyttet
vacancy: ledig stilling | vacation: ferie feriedager semesterdagar | vaccination: vaksinasjon vaksine vaccin | vaccine: vaksine vaccin
valid: gyldig giltig lovlig gyldige giltigt gyldigt | validate: kontroller valider validere kontrollera sjekk
validation: validering kontroll gyldighetskontroll | validity: gyldighet giltighet gyldighetsperiode
valuation: takst verdivurdering verdsetting värdering vurdering | value: verdi värde værdi verdien verdier värden beløp værdier | valuer: takstmann
valve: ventil | variable: variabel variabler variabelen variabeln | variables: variabler variablar | variance: avvik varians | variant: varianter
variation: variasjon | variations: variasjoner | variety: sortering | various: diverse forskjellige ulike | vary: variere | varying: varierende
vat: mva moms merverdiavgift momssats momsbeløp mervärdesskatt momskode | vector: vektor vektorer vektoren | vegetable: grønnsak grønsak grönsaker
vehicle: kjøretøy fordon bil køretøj motorvogn kjennemerke fordonsskatt regnr | velocity: hastighet fart hastigheten
vendor: leverandør leverantör selger leverandører | verb: verbet | verbose: detaljert | verification: verifikasjon kontroll verifisering kontroller
verify: verifiser kontroller kontrollere kontrollera verifisere verifiera | version: versjon versjonsnr utgave versioner | vertical: vertikal loddrett
vessel: fartøy fartyg | veteran: krigspensjon | veterinary: veterinær veterinär dyrlege dyrlæge | vice: visepresident | view: vis visning vy utsnitt
village: bygd landsby tettsted | violation: brudd overtredelse | virtual: virtuell | viscosity: viskositet | visibility: sikt synlighet
visible: synlig synliga | visit: besøk besök besøg konsultasjon | visitor: besøkende gjest | visual: visuell | vocational: yrkesfag yrkesrettet attføring
void: ugyldig annullert makulert | voltage: spenning | volume: volumet mengde volum | volunteer: frivillig | vote: stemme stemmer rösta röster
voter: velger väljare vælger | voucher: bilag bilagsnr bilagsnummer verifikation bilagene | wage: lønn timelønn lön løn | wages: lønninger lønn löner
wagon: vogn vagn | wait: vent vente väntar vänta ventetid | waiting: venter väntar venteliste ventetid | wall: vegg mur
ward: sengepost avdeling vårdavdelning bydel | warden: vaktmester | warehouse: lager lagernr varehus lagerhus lagerkode | warm: varm varmt | warn: advare varsle
warning: advarsel varning varsel advarselsmelding | warranty: garanti garantitid | waste: avfall renovasjon søppel affald sopor
water: vann vatten vand vatn vannavgift | watering: vanning | watershed: nedbørfelt avrinningsområde nedbørsfelt | wave: bølge våg bølgehøyde
wavelength: bølgelengde våglängd | waybill: fraktbrev fragtbrev | weapon: våpen | wear: slitasje slit | weather: vær väder vejr vejret | web: nett nettside
wedding: bryllup vielse | wednesday: onsdag | week: uke vecka uge uker ukenr ukenummer veckor veckonummer
weekday: ukedag hverdag veckodag ugedag vardag virkedag | weekend: helg | weekly: ukentlig ukelønn | weighing: veiing vägning innveid
weight: vekt vikt vægt vekter | welcome: velkommen välkommen | weld: sveis | welding: sveising | welfare: velferd sosialhjelp bistånd socialbidrag | well: brønn
west: vest väst vestlig | wheat: hvete vete hvede | white: hvit vit hvid | whole: hele hel helt | wholesale: engros grossist | wholesaler: grossist engros
wide: bred bredt | widen: utvide bredere | widow: enke enkepensjon änka | widowed: enke enkemann | widower: enkemann | widows: enker enkepensjon
width: bredde bredd bredden | wife: kone hustru ektefelle maka | wind: vind vindstyrke vindhastighet vindretning | windmill: vindmølle
window: vindu fönster vindue | winter: vinter vinteren | wipe: slett tørk | wire: ledning tråd | withdraw: uttak heve hæve trekke
withdrawal: uttak uttag uttaket udbetaling hævning uttagsbelopp | withdrawn: trukket uttatt tilbakekalt
withheld: tilbakeholdt innehållen trukket forskuddstrekk | withhold: tilbakehold forskuddstrekk innehålla
withholding: forskuddstrekk skattetrekk källskatt kildeskatt | within: innen innenfor inom | without: uten utan uden | witness: vitne vittne
woman: kvinne kvinner kvinna kvinde | won: vant vunnet | wood: tre trevirke skog | wool: ull | word: ord ordet
work: arbeid arbeids arbete arbejde jobb arbeide arbetar arbejds | workarea: arbeidsområde arbetsarea arbeidsfelt arbetsfält arbejdsområde arbeidslager
workaround: omvei nødløsning | workday: arbeidsdag virkedag arbetsdag | worker: arbeider arbetare arbejder | workers: arbeidere arbetare | workflow: arbeidsflyt
workhour: arbeidstime | workload: arbeidsmengde belastning | workplace: arbeidsplass arbetsplats | workshop: verksted | workstation: arbeidsstasjon skjerm
world: verden världen | worth: verdi formue | wound: sår | wrap: brytning | write: skriv skrive skriva skriver skrives skrev skrevet skriving skrivs
writer: skriver forfatter | written: skrevet skriven skrevne | wrong: feil fel galt forkert | year: år året årstall årtal åren aar
yearend: årsslutt årsavslutning årsskifte bokslut | yearly: årlig årsvis årligen årets | yellow: gul gult | yes: ja | yesterday: igår
yield: avkastning utbytte avling | young: ung unge | yourself: selv själv | youth: ungdom | zero: nul noll nuller nollor | zip: postnr postnummer | zone: sone
zoning: regulering reguleringsplan
`
