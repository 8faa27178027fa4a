/** German words and abbreviations that comments and names of programs have for English ones. To add one, add it in its place. */
export const german = `
abbreviation: abkürzung abkürzungen abk kürzel kurzbezeichnung | abend: abbruch absturz programmabbruch abgebrochen | ability: fähigkeit möglichkeit
abnormal: anormal abnorm fehlerhaft | abort: abbruch abbrechen abgebrochen abbrechend abbr programmabbruch | above: oben oberhalb über obige
abroad: ausland auslands ausländisch | abs: absolutbetrag absolutwert betrag | absence: abwesenheit fehlzeit fehlen fehltage abwesend | absent: abwesend fehlend
absenteeism: fehlzeiten fehlzeit | absolute: absolut absoluter betrag absolutwert | absorption: aufnahme absorbiert | abstract: abstrakt zusammenfassung
acceleration: beschleunigung erdbeschleunigung | accept: annehmen akzeptieren angenommen akzeptiert übernehmen entgegennehmen
acceptable: zulässig akzeptabel annehmbar | acceptance: annahme abnahme akzeptanz | access: zugriff zugriffe zugang zugreifen zutritt
accessible: zugänglich erreichbar | accident: unfall unfälle schadenfall verkehrsunfall | accommodate: unterbringen anpassen
accomplished: erledigt erreicht ausgeführt | according: gemäß laut entsprechend nach | accordingly: entsprechend demnach
account: konto konten kto kontonummer kontonr ktonr girokonto sparkonto | accountant: buchhalter buchhalterin steuerberater
accounting: buchhaltung buchführung fibu rechnungswesen abrechnung buha | accrue: auflaufen aufgelaufen anfallen abgrenzen abgrenzung
acct: konto konten kto kontonummer ktonr | accumulate: aufsummieren kumulieren summieren aufaddieren summiert kumuliert
accumulator: akkumulator akku summenfeld summierer zähler | accuracy: genauigkeit | accurate: genau exakt | accurately: genau exakt
achieve: erreichen erreicht | acidity: säuregehalt säure | acknowledge: bestätigen quittieren quittung bestätigt quittiert
acknowledgement: bestätigung quittung empfangsbestätigung | acquired: erworben beschafft erhalten | acquisition: erwerb anschaffung | acre: morgen
act: handeln gesetz wirken | action: aktion vorgang handlung maßnahme | activate: aktivieren aktiviert einschalten freischalten
activation: aktivierung einschaltung freischaltung | active: aktiv aktive aktiver | activity: aktivität aktivitäten tätigkeit bewegung
actuary: aktuar versicherungsmathematik | adapt: anpassen angepaßt angepasst anpassung
add: addieren hinzufügen addiere anfügen neuanlage aufaddieren zufügen hinzu | addition: zugang zusatz hinzufügung ergänzung
additional: zusätzlich zusätzliche weitere zusatz weiterer | additionally: zusätzlich außerdem ferner | addr: adresse adressen adr anschrift
address: adresse adressen adr anschrift strasse adressierung hausnummer | adjacent: benachbart angrenzend anliegend
adjust: anpassen angepasst korrigieren justieren berichtigen ausrichten | adjuster: schadenregulierer gutachter sachverständiger
adjustment: anpassung korrektur berichtigung justierung ausgleich abgleich | admin: verwaltung verwalter | administration: verwaltung verw
administrator: verwalter systemverwalter | admission: aufnahme zulassung einweisung eintritt | adopted: übernommen angenommen
advance: vorschuss vorschuß vorauszahlung abschlag vorrücken voraus | advantage: vorteil vorteile | advection: advektion | advertising: werbung anzeige
advice: avis mitteilung anzeige beratung | advised: hingewiesen empfohlen | affect: betreffen beeinflussen betroffen auswirken | after: nach danach
afterwards: danach anschließend nachher hinterher | again: wieder erneut nochmals noch | against: gegen | age: lebensalter altersgruppe altersjahre
agent: vertreter vermittler agentur vertr | aggregate: aggregat aggregieren zusammenfassen verdichten gesamt | agree: übereinstimmen zustimmen vereinbart
agreed: vereinbart zugestimmt einverstanden | agreement: vereinbarung vertrag abkommen übereinstimmung | agricultural: landwirtschaftlich landwirtschaft agrar
aid: hilfe beihilfe | air: luft | aircraft: flugzeug luftfahrzeug | airfoil: profil tragflügel flügelprofil | airline: fluggesellschaft | airport: flughafen
alert: alarm warnung | algorithm: algorithmus algorithmen verfahren | alias: aliasname zweitname | aliases: aliasnamen zweitnamen
align: ausrichten ausgerichtet bündig | alignment: ausrichtung | alimony: unterhalt unterhaltszahlung | all: alle alles sämtliche
alloc: zuweisen belegen anfordern zuordnung allokieren | allocate: zuweisen belegen anfordern zuordnen allokieren reservieren zugewiesen belegt
allocation: zuweisung belegung zuordnung zuteilung anforderung | allowable: zulässig erlaubt abzugsfähig
allowance: zulage freibetrag beihilfe pauschale zuschuss | alphabetic: alphabetisch alphabet buchstaben | alphanumeric: alphanumerisch alphanum
alter: ändern verändern geändert | alternate: alternativ ersatz abwechselnd wechsel | alternative: alternativ alternativen wahlweise
altitude: höhe höhenlage flughöhe | altogether: insgesamt gesamt | always: immer stets | ambulance: krankenwagen rettungswagen | amendment: änderung nachtrag
amortize: tilgen tilgung abschreiben amortisieren | amount: betrag beträge betr summe menge geldbetrag höhe | amplification: verstärkung
amt: betrag beträge betr summe | analysis: analyse auswertung untersuchung | analyze: analysieren auswerten untersuchen analysiert | anchor: anker verankern
angle: winkel | animal: tiere | annual: jährlich jahres jährliche | annuitant: rentenempfänger rentner | annuity: annuität annuitäten rente jahresrate
answer: antwort antworten | apartment: wohnung wohnungen | api: schnittstelle programmierschnittstelle | app: anwendung programm
append: anhängen anfügen angehängt angefügt | applicable: anwendbar zutreffend gültig | applicant: antragsteller bewerber bewerberin
application: anwendung antrag bewerbung anwendungsprogramm antr anw | apply: anwenden beantragen angewendet gelten bewerben
appointment: termin termine ernennung | appraisal: bewertung gutachten schätzung | apprentice: auszubildender lehrling azubi
approach: ansatz vorgehen annäherung | appropriate: geeignet passend entsprechend | appropriately: entsprechend geeignet
approximately: ungefähr circa etwa annähernd zirka | approximation: näherung annäherung näherungswert | apr: april effektivzins | april: apr
aquifer: grundwasserleiter | arable: ackerland | arbitrary: beliebig willkürlich beliebige | architecture: architektur aufbau
archive: archiv archivieren archiviert archivdatei | area: bereich fläche gebiet datenbereich flächeninhalt ber | argument: argumente übergabeparameter
arising: entstehend resultierend | arithmetic: arithmetik arithmetisch rechenoperation grundrechenarten | arranges: ordnet anordnet
array: feld tabelle vektor reihung datenfeld felder | arrear: rückstand | arrears: rückstand rückstände zahlungsrückstand
arrival: ankunft eingang eintreffen ankunftszeit | arrives: ankommt eintrifft ankunft | article: artikel artikelnummer artnr artikelnr
artwork: grafik gestaltung | ascending: aufsteigend aufst aufsteigende | assemble: assemblieren zusammensetzen zusammenbauen umwandeln
assembler: assemblerprogramm maschinensprache | assembly: montage zusammenbau baugruppe umwandlung | assert: prüfen zusichern sicherstellen
assessment: veranlagung bewertung bescheid beurteilung | assessor: gutachter | asset: vermögen anlagegut anlagevermögen wirtschaftsgut
assets: aktiva vermögen anlagen vermögenswerte | assign: zuweisen zuordnen zugewiesen zugeordnet vergeben zuteilen
assignment: zuweisung zuordnung zuteilung vergabe aufgabe | assist: unterstützen helfen hilfe | associated: zugeordnet zugehörig verbunden zugehörige
association: verein verband zuordnung verknüpfung | assume: annehmen angenommen voraussetzen | assumption: annahme annahmen
assumptions: annahmen voraussetzungen | asterisk: stern sternchen | atm: geldautomat bankautomat | atmosphere: atmosphäre luftdruck
attached: angehängt angeschlossen beigefügt anliegend | attachment: anhang anlage anschluss | attempt: versuch versuche versuchen versucht
attendance: anwesenheit teilnahme | attention: achtung aufmerksamkeit | attributes: attribute merkmale eigenschaften kennzeichen
auction: versteigerung auktion | audit: prüfung innenrevision | auditor: prüfer revisor wirtschaftsprüfer | aug: august | august: aug
auth: berechtigung anmeldung authentifizierung | authentic: echt authentisch | author: autor verfasser ersteller autorin
authority: behörde berechtigung befugnis vollmacht | authorization: berechtigung genehmigung autorisierung freigabe vollmacht zugriffsrecht
authorize: genehmigen freigeben ermächtigen | authorized: berechtigt befugt genehmigt autorisiert zugelassen | auto: automatisch pkw kfz
automated: automatisiert automatisch maschinell | automatic: automatisch automatische maschinell | automatically: automatisch maschinell selbsttätig
auxiliary: hilfs hilfsfeld hilfsvariable zusatz hilfsfelder | avail: verfügbar vorhanden | availability: verfügbarkeit
available: verfügbar vorhanden frei lieferbar verfügbare | ave: durchschnitt mittelwert mittel
average: durchschnitt mittelwert durchschnittlich mittel mittlere schnitt durchschn | avg: durchschnitt mittelwert durchschnittlich mittel durchschn
avoid: vermeiden verhindern vermieden | axis: achse achsen | background: hintergrund | backorder: rückstand lieferrückstand nachlieferung
backup: sicherung sicherungskopie datensicherung sichern sicherungsdatei | backward: rückwärts zurück | badly: schlecht | baggage: gepäck
bailiff: gerichtsvollzieher | baked: gebacken backwaren | bakery: bäckerei | bal: saldo kontostand
balance: saldo salden kontostand bilanz guthaben bestand gleichgewicht ausgleich | bale: ballen | balloon: schlussrate ballon
bank: banken kreditinstitut sparkasse geldinstitut bankleitzahl blz bankverbindung | bankcode: bankleitzahl blz | bankrupt: insolvent zahlungsunfähig
bankruptcy: insolvenz konkurs | bar: balken leiste strich | barcode: strichcode strichkode | bark: rinde | barley: gerste | barn: scheune stallung
based: basierend basiert | basic: grundlegend grund einfach basis | basically: grundsätzlich | basis: grundlage
batch: stapel stapelverarbeitung stapelbetrieb stapellauf | battery: batterie akku | beam: strahl träger balken | bearing: lager peilung
bed: bett bettenzahl betten flussbett | beet: rübe rüben zuckerrüben | before: vor vorher bevor | begin: beginn anfang beginnen beginnt anfangen
beginning: anfang beginn | behavior: verhalten | below: unten unterhalb unter nachfolgend | beneath: unterhalb unter
beneficiary: begünstigter empfänger bezugsberechtigter begünstigte zahlungsempfänger | benefit: leistung leistungen nutzen vorteil zuwendung | between: zwischen
bicycle: fahrrad | bidder: bieter | bilateral: zweiseitig | bill: rechnung rechnungen rg wechsel rechn
billing: abrechnung fakturierung rechnungsstellung faktura | billion: milliarde mrd | bin: lagerplatz behälter lagerfach binär | binary: binär binäre binärdatei
bind: binden einbinden verbinden gebunden | birth: geburt geburtsdatum gebdat geburtstag geburtsort geb geboren | birthday: geburtstag geburtsdatum
black: schwarz | blacklist: sperrliste | blank: leerzeichen leerstelle leer zwischenraum | block: satzblock sperren gesperrt sperre blöcke | blocked: gesperrt
blood: blut blutdruck blutgruppe | blue: blau | boarding: einsteigen | boat: boote motorboot | body: rumpf körper hauptteil | boiler: kessel heizkessel
bolt: schraube bolzen | bond: anleihe obligation rentenpapier schuldverschreibung | bonus: prämie sonderzahlung zulage | book: buch bücher buchen verbuchen
booking: buchung buchungen reservierung gebucht | bookkeeping: buchhaltung buchführung fibu | boolean: logisch boolesch wahrheitswert
borrow: leihen ausleihen entleihen ausgeliehen | borrower: kreditnehmer darlehensnehmer entleiher ausleiher | boss: chef vorgesetzter
bottom: unten unterer unterste boden ende | bought: gekauft eingekauft | bounce: rücklastschrift abprallen rückläufer
boundary: grenze grenzen berandung begrenzung randbedingung ränder | bounds: grenzen schranken | box: kasten rahmen schachtel kiste
bracket: klammer steuerklasse | brackets: klammern klammer | brake: bremse bremsen
branch: filiale zweigstelle verzweigung verzweigen sprung zweig niederlassung geschäftsstelle | brand: marke fabrikat
break: unterbrechung pause abbruch gruppenwechsel umbruch | breakpoint: haltepunkt unterbrechungspunkt | bricks: ziegel | bridge: brücke brücken
brief: kurz kurzbeschreibung | broadcast: rundspruch rundruf senden | broken: defekt gebrochen kaputt | broker: makler vermittler
browse: blättern durchsuchen anzeigen | budget: haushalt etat haushaltsplan | buff: puffer | buffer: puffer pufferbereich zwischenspeicher
bug: fehler programmfehler | build: bauen erstellen aufbauen aufbau bilden | building: gebäude haus bau gebäudeversicherung | builtin: eingebaut
bulk: masse massen | bus: omnibus | business: geschäft betrieb geschäftlich unternehmen gewerbe | button: knopf taste schaltfläche
buyer: käufer einkäufer käuferin | bypass: umgehen überspringen umgehung | byte: zeichen bytestelle | cache: zwischenspeicher puffer
cadastre: kataster liegenschaftskataster flurstück grundbuch | calc: berechnen berechnung rechnen berechne ber
calculate: berechnen berechne berechnet errechnen ermitteln rechnen ausrechnen kalkulieren | calculation: berechnung rechnung kalkulation ermittlung errechnung
calendar: kalender kalendertag kalenderjahr | calibrate: kalibrieren eichen kalibrierung abgleichen
call: aufruf aufrufen rufen aufgerufen anruf ruft unterprogrammaufruf | callable: aufrufbar kündbar | caller: aufrufer rufendes anrufer aufrufende aufrufendes
cancel: abbrechen stornieren storno löschen kündigen storniert abbruch annullieren | cancellation: storno stornierung kündigung abbruch
candidate: kandidat bewerber kandidaten | capabilities: fähigkeiten möglichkeiten | capacity: kapazität fassungsvermögen auslastung leistung
capital: kapital hauptstadt großbuchstabe | capitalization: kapitalisierung | caps: großbuchstaben | captured: erfasst erfaßt | car: pkw wagen fahrzeug kfz
carbon: kohlenstoff | card: karte karten lochkarte kartennummer kreditkarte kartennr | cardholder: karteninhaber | cargo: fracht ladung frachtgut
carriage: wagen fracht rücklauf | carrier: frachtführer spediteur träger | cart: warenkorb | case: fälle vorgang akte
cash: bargeld kasse barzahlung barbetrag kassenbestand bargeldbestand | cashbook: kassenbuch | cashflow: zahlungsstrom | cashier: kassierer kasse kassier
catalog: katalog katalogisieren katalogisiert verzeichnis | catch: abfangen fangen | catchment: einzugsgebiet | category: kategorie klasse gruppe kateg
cattle: rinder rind vieh | ceiling: obergrenze höchstgrenze decke beitragsbemessungsgrenze | cells: zellen zelle | celsius: temperaturgrad | cement: zement
cemetery: friedhof | census: volkszählung zählung | center: zentrum mitte zentrieren mittelpunkt zentriert | central: zentral zentrale
century: jahrhundert jhd | certificate: bescheinigung zeugnis zertifikat urkunde | chain: kette verkettung verketten verkettet | chair: stuhl vorsitz
chairman: vorsitzender | chance: zufall wahrscheinlichkeit | change: ändern änderung geändert wechsel änderungen verändern wechselgeld änderungsdienst
changed: geändert verändert | channel: kanal kanäle | chapter: kapitel abschnitt | char: zeichen | character: zeichen buchstabe zch
characteristics: eigenschaften merkmale kennwerte | characters: zeichen buchstaben | charge: gebühr gebühren belasten ladung kosten belastung entgelt
chargeback: rückbelastung rückbuchung | chassis: fahrgestell fahrgestellnummer | check: prüfen prüfung prüfe kontrolle überprüfen kontrollieren abfrage geprüft
checkin: anreise abfertigung | checking: girokonto prüfung | checkout: abreise kassenvorgang | checkpoint: fixpunkt sicherungspunkt aufsetzpunkt prüfpunkt
checkpoints: fixpunkte sicherungspunkte prüfpunkte | checksum: prüfsumme quersumme prüfziffer | chemistry: chemie chemisch | cheque: scheck schecks
chg: änderung ändern geändert | child: kinder kindergeld kinderzahl kinderfreibetrag | childcare: kinderbetreuung kindergarten | chk: prüfen prüfung prüf
choice: auswahl wahl wählen | chunk: stück abschnitt | church: kirche kirchensteuer | circumstances: umstände verhältnisse
citizen: bürger einwohner staatsbürger bürgerin | city: stadt ort städte wohnort gemeinde | civil: bürgerlich standesamt
claim: schaden anspruch forderung schadenfall schadenmeldung schäden ansprüche | claimant: anspruchsteller antragsteller geschädigter | class: klasse klassen kl
classic: klassisch | classroom: klassenzimmer klassenraum | clause: klausel klauseln bedingung | clean: bereinigen säubern sauber reinigen
cleanup: aufräumen bereinigung bereinigen abschlussarbeiten säubern | clear: löschen leeren löschung initialisieren leere freigeben
clearing: verrechnung ausgleich | clerk: sachbearbeiter angestellter bearbeiter schalterbeamter | click: klick klicken anklicken
client: kunde mandant klient kunden auftraggeber mandanten | climate: klima | clinic: klinik | clock: uhr takt uhrzeit | clone: klonen kopie
close: schließen geschlossen abschließen schliessen abschluss | closed: geschlossen abgeschlossen | closely: genau | closer: näher
cloud: wolke bewölkung wolken | coal: kohle | code: schlüssel kennung kode kennzahl kennzeichen quelltext | coefficient: koeffizient beiwert koeffizienten
coin: münze münzen | col: spalte | cold: kalt kälte | collateral: sicherheit sicherheiten pfand besicherung
collect: sammeln einziehen gesammelt kassieren abholen | collection: sammlung inkasso einzug einziehung | college: hochschule | colon: doppelpunkt
color: farbe farben farbig | colour: farbe farben farbig | column: spalte spalten kolonne | combination: kombination verbindung
combined: kombiniert zusammengefasst | comma: komma kommastelle kommastellen | command: befehl kommando befehle kommandos anweisung befehlszeile
commarea: übergabebereich kommunikationsbereich | comment: kommentar bemerkung anmerkung kommentare kommentarzeile
commercial: kaufmännisch kommerziell gewerblich geschäftlich | commission: provision provisionen kommission vermittlungsgebühr
commit: festschreiben bestätigen | common: gemeinsam gemeinsamer gemeinsame allgemein | commonly: gewöhnlich üblicherweise | commune: gemeinde kommune
communicate: kommunizieren mitteilen übermitteln | communication: kommunikation übertragung mitteilung datenübertragung | community: gemeinde gemeinschaft
comp: vergleich berechnen | compact: verdichten kompakt komprimieren | compaction: verdichtung
company: firma unternehmen gesellschaft firmen betrieb firmennummer fa buchungskreis | comparator: vergleicher
compare: vergleichen vergleich vergleiche verglichen abgleich abgleichen | comparison: vergleich abgleich | compatibility: kompatibilität verträglichkeit
compatible: kompatibel verträglich | compensation: entschädigung ausgleich vergütung | compilation: übersetzung umwandlung kompilierung
compile: übersetzen kompilieren umwandeln übersetzt compilieren | compiler: übersetzer kompiler | complains: meldet bemängelt
complaint: reklamation beschwerde beanstandung | complement: komplement ergänzung
complete: vollständig komplett fertig abgeschlossen beenden vollst abschließen | completed: abgeschlossen fertig erledigt
completely: vollständig komplett ganz | completion: abschluss fertigstellung beendigung ende | complex: komplex komplexe kompliziert
compliance: einhaltung übereinstimmung | component: komponente bestandteil komponenten bauteil | composite: zusammengesetzt
compress: komprimieren verdichten packen komprimiert | compression: komprimierung verdichtung druck kompression | compulsory: pflicht zwingend obligatorisch
computation: berechnung rechnung | compute: berechnen berechne errechnen rechnen berechnet ermitteln | computer: rechner edv dv rechenanlage
concatenate: verketten zusammenfügen verkettet aneinanderhängen verknüpfen | concatenation: verkettung zusammenfügung | concentration: konzentration
concept: konzept begriff | cond: bedingung | condition: bedingung zustand bedingungen kondition konditionen voraussetzung
conditional: bedingt abhängig bedingte | conductances: leitfähigkeiten leitwerte | conductivity: leitfähigkeit durchlässigkeit wärmeleitfähigkeit
config: konfiguration einstellungen | configuration: konfiguration einstellung einstellungen | configure: konfigurieren einrichten einstellen
confirm: bestätigen bestätigt quittieren | confirmation: bestätigung rückmeldung | conflict: konflikt widerspruch | conjunction: verbindung konjunktion
connect: verbinden anschließen verbunden | connection: verbindung anschluss anschluß | consecutive: aufeinanderfolgend fortlaufend aufeinanderfolgende laufend
consequential: folge folgeschaden | consignee: empfänger warenempfänger | consignment: sendung lieferung
consistency: konsistenz übereinstimmung widerspruchsfreiheit | consistent: konsistent einheitlich | consists: besteht
console: konsole bedienkonsole bedienungsplatz | const: konstante konst | constant: konstante konstant konst festwert | constantly: ständig dauernd
constants: konstanten konstante festwerte | constraint: einschränkung nebenbedingung | constraints: einschränkungen nebenbedingungen randbedingungen
construct: aufbauen konstruieren konstrukt bilden | construction: bau aufbau konstruktion | consumer: verbraucher konsument
consumption: verbrauch konsum verbräuche | cont: fortsetzung weiter | contact: kontakt ansprechpartner | container: behälter | content: inhalt inhalte gehalt
contents: inhalt inhalte inhaltsverzeichnis | context: zusammenhang kontext | contiguous: zusammenhängend angrenzend
continuation: fortsetzung fortsetzungszeile folgezeile | continue: weiter fortsetzen fortfahren weitermachen fortgesetzt
continuous: kontinuierlich laufend stetig fortlaufend | contour: kontur höhenlinie | contract: vertrag verträge vertragsnummer vertragsnr vtg kontrakt
contractor: auftragnehmer unternehmer | contrast: gegensatz kontrast | contributing: mitwirkend beitragend | contribution: beitrag beiträge anteil
contributors: mitwirkende beitragszahler | control: steuerung kontrolle steuern steuer überwachung regelung | convenience: bequemlichkeit komfort
convenient: bequem günstig | convention: konvention vereinbarung übereinkunft | converge: konvergieren konvergenz konvergiert | convergence: konvergenz
conversion: umwandlung konvertierung umrechnung umsetzung umstellung | convert: umwandeln konvertieren umrechnen umsetzen umgewandelt konvertiert umgesetzt
converted: umgewandelt konvertiert | conveyor: förderband | cooling: kühlung abkühlung | coordinate: koordinate koordinaten
coordinates: koordinaten koordinate | copay: zuzahlung selbstbeteiligung | copper: kupfer | copy: kopieren kopie kopiere kopiert übertragen duplikat
copybook: copystrecke copystrecken copyelement satzbeschreibung | copyright: urheberrecht | core: kern kernspeicher hauptspeicher | corn: mais getreide
corp: gesellschaft firma | corporation: gesellschaft konzern körperschaft kapitalgesellschaft | correct: korrigieren richtig korrekt berichtigen korrigiert
correction: korrektur berichtigung verbesserung | correctly: korrekt richtig | correlation: korrelation
corresponding: entsprechend zugehörig zugehörige entsprechende | corrupt: zerstört beschädigt fehlerhaft defekt | corrupted: zerstört beschädigt verfälscht
cost: kosten kost kostenstelle kst selbstkosten kostenart | costing: kalkulation kostenrechnung | council: gemeinderat stadtrat ratsmitglied
count: zählen anzahl zähler zähle anz gezählt | counter: zähler zaehler zähl schalter
country: land länder staat landkz länderkennzeichen ländercode staatenschlüssel | county: kreis landkreis bezirk | couple: paar koppeln
coupon: zinsschein gutschein kupon | course: kurs lehrgang verlauf kurse | court: gericht amtsgericht | coverage: deckung versicherungsschutz abdeckung
covered: abgedeckt gedeckt versichert | cow: kuh kühe rind | cpu: zentraleinheit prozessor | crane: kran | crash: absturz zusammenbruch abgestürzt
create: erstellen anlegen erzeugen angelegt erstellt erzeugt neuanlage erzeuge | created: angelegt erstellt | creation: erstellung erzeugung anlage neuanlage
credit: gutschrift haben kredit gutschreiben guthaben kreditkarte | creditor: gläubiger kreditor lieferant kreditoren | creditors: kreditoren gläubiger
creditworthy: kreditwürdig bonität kreditwürdigkeit | criteria: kriterien kriterium auswahlkriterien | critical: kritisch kritische
crop: ernte feldfrucht kultur anbau | cross: kreuz quer | csect: steuerabschnitt programmabschnitt | cubic: kubik kubikmeter
cultivation: anbau bewirtschaftung | cumulative: kumuliert kumulativ aufgelaufen summiert | currency: währung währungen whg währungskennzeichen waehrung devisen
current: aktuell aktuelle aktueller laufend derzeitig strom akt aktuellen | cursor: schreibmarke zeiger | curve: kurve kennlinie | cust: kunde kunden kd knd
custom: benutzerdefiniert individuell | customer: kunde kunden kundennummer kdnr kundennr kd debitor | customs: zoll zollamt
cut: schneiden schnitt abschneiden ausschneiden kürzen | cycle: zyklus zyklen durchlauf umlauf | cylinder: zylinder zyl | cylinders: zylinder
daily: täglich tages tägliche tageweise | dairy: molkerei | dam: damm staumauer talsperre | damage: schaden schäden beschädigung
damages: schadenersatz schäden schadensersatz | damping: dämpfung | danger: gefahr | dangerous: gefährlich gefahrgut | dark: dunkel | darkness: dunkelheit
dash: bindestrich strich | data: daten datensatz stammdaten dat datenfeld | database: datenbank datenbanken | dataset: datei datenbestand dateien
date: datum tagesdatum dat daten termin buchungsdatum verarbeitungsdatum datumsfeld | datetime: zeitstempel | day: tage tagen wochentag täglich tagesdatum
dead: verstorben gestorben | deadline: frist termin stichtag fristen | deadlock: verklemmung | dealer: händler | deallocate: freigeben freigegeben
death: todesfall todestag sterbefall tod sterbedatum | debit: soll lastschrift belastung abbuchung belasten | debits: lastschriften belastungen
debt: schuld schulden verbindlichkeit forderung | debtor: debitor schuldner debitoren | debug: testausgabe fehlersuche entwanzen testhilfe
debugging: fehlersuche testhilfe | dec: dezember dez dezimal | deceased: verstorben verstorbener | deceleration: verzögerung | december: dezember dez
decimal: dezimal nachkommastellen dezimalstellen dezimalzahl dez kommastellen | decision: entscheidung entscheidungstabelle beschluss bescheid
deck: kartenstapel kartendeck stapel | declaration: erklärung deklaration steuererklärung | declarations: deklarationen vereinbarungen definitionen
declare: deklarieren vereinbaren vereinbarung deklaration | declared: deklariert vereinbart | decode: entschlüsseln dekodieren decodieren
decomposition: zerlegung | decrease: vermindern verringern abnahme verminderung reduzieren | decrement: vermindern herunterzählen
decrypt: entschlüsseln entschlüsselung | deducted: abgezogen einbehalten | deductible: selbstbehalt selbstbeteiligung absetzbar abzugsfähig
deduction: abzug abzüge freibetrag einbehalt | deed: urkunde | deep: tief | def: definition vereinbarung
default: standardwert vorgabe voreinstellung vorbelegung standardmäßig vorgabewert | deferral: stundung abgrenzung | deferred: gestundet aufgeschoben
deficit: fehlbetrag defizit | define: definieren festlegen definiert bestimmen | defined: definiert festgelegt
definition: definitionen festlegung begriffsbestimmung | degree: abschluss winkelgrad temperaturgrad | del: löschen gelöscht entfernen
delay: verzögerung verspätung warten | delete: löschen lösche gelöscht entfernen streichen loesch löschkennzeichen | deleted: gelöscht | deletion: löschung
delimited: begrenzt getrennt abgegrenzt | delimiter: trennzeichen begrenzer begrenzungszeichen | deliver: liefern ausliefern geliefert zustellen
delivered: geliefert ausgeliefert zugestellt | delivery: lieferung auslieferung lieferschein zustellung liefertermin | delta: differenz zuwachs
demand: bedarf nachfrage forderung | demographic: demografisch | demonstrates: zeigt demonstriert | denial: ablehnung verweigerung | denominator: nenner
density: dichte | dentist: zahnarzt | deny: ablehnen verweigern abgelehnt verweigert
department: abteilung abt abteilungen fachbereich abteilungsnummer dienststelle | departure: abfahrt abreise abflug abgang | dependencies: abhängigkeiten
dependent: abhängig angehöriger unterhaltsberechtigt abhängige familienangehörige | depending: abhängig nachdem | deploy: ausliefern verteilen einsetzen
deployment: auslieferung einsatz verteilung | deposit: einzahlung einlage einzahlen anzahlung kaution eingezahlt | deposits: einlagen einzahlungen
depot: lager | depreciation: abschreibung abschreibungen afa wertminderung | depth: tiefe | derivative: ableitung ableitungen derivat | derived: abgeleitet
desc: beschreibung bezeichnung bez absteigend | descending: absteigend absteigende fallend | description: beschreibung bezeichnung bez beschr
descriptive: beschreibend | descriptor: beschreiber deskriptor | designated: bezeichnet bestimmt vorgesehen | designation: bezeichnung benennung
designed: entworfen konzipiert | desired: gewünscht erwünscht gewünschte | dest: ziel | destination: ziel zielort bestimmungsort empfänger
destroy: zerstören vernichten zerstört | det: determinante | detail: einzelheit einzel detailzeile einzelheiten einzelposten
detected: erkannt festgestellt entdeckt | detection: erkennung | determinant: determinante | determination: bestimmung ermittlung feststellung
determine: bestimmen ermitteln feststellen ermittelt bestimmt ermittle | dev: gerät entwicklung | developed: entwickelt | developers: entwickler
development: entwicklung | deviation: abweichung standardabweichung | device: gerät geräte | dew: taupunkt | diagnosis: diagnose diagnosen befund
diagnostics: diagnose | diagonalise: diagonalisieren | dialog: dialogprogramm dialogfenster | diameter: durchmesser | diameters: durchmesser
dice: würfel würfeln | died: verstorben gestorben | diesel: dieselkraftstoff | diff: differenz unterschied | differ: abweichen unterscheiden unterschiedlich
difference: differenz unterschied abweichung | different: verschieden unterschiedlich anders | differently: anders unterschiedlich | diffusion: ausbreitung
digit: ziffer stelle prüfziffer stellig ziffern | digits: ziffern stellen stellig | dim: abmessung | dimension: dimensionen abmessung maß
dimensional: dimensionale | dir: verzeichnis | direct: direkt unmittelbar direkte direktzugriff | direction: richtung himmelsrichtung fahrtrichtung
directive: anweisung direktive richtlinie | directory: verzeichnis inhaltsverzeichnis ordner
disability: behinderung invalidität erwerbsunfähigkeit berufsunfähigkeit schwerbehindert | disable: sperren ausschalten deaktivieren abschalten
discharge: entlassung abfluss entladung abfluß entlassen | disclaimer: haftungsausschluss | disconnect: trennen abmelden
discount: rabatt skonto nachlass diskont ermäßigung | disease: krankheit erkrankung | disk: platte festplatte plattenspeicher magnetplatte diskette
dismissal: entlassung kündigung | disp: anzeige anzeigen | dispatch: versand abfertigung | dispersivity: dispersivität
displacement: verschiebung distanz distanzadresse | display: anzeigen anzeige ausgeben bildschirm ausgabe bildschirmausgabe angezeigt
dispute: streit einspruch reklamation | dissolved: gelöst aufgelöst | distance: entfernung abstand strecke distanz | distributed: verteilt
distribution: verteilung verteiler ausschüttung | distributor: verteiler händler | district: bezirk kreis landkreis | div: teilen | diver: taucher
divide: dividieren teilen dividiere geteilt dividiert | dividend: dividende dividenden | dividends: dividenden | dividing: teilen
division: abteilung teilung bereich sparte geschäftsbereich | divorced: geschieden scheidung | doc: dokumentation doku | doctor: arzt ärztin ärzte
document: beleg dokument belegnummer unterlagen belegnr schriftstück | documentation: dokumentation doku unterlagen | domain: bereich gebiet definitionsbereich
donation: spende spenden | door: tür türen | dormant: ruhend inaktiv umsatzlos | dose: dosis dosierung | dot: punkt | double: doppelt doppelte verdoppeln
download: herunterladen | downstream: stromabwärts flussabwärts unterstrom | downtime: ausfallzeit stillstand | draft: entwurf tratte
drag: widerstand luftwiderstand | drain: entwässerung abfluss | draw: zeichnen ziehung ziehen | drawer: aussteller schublade | drilling: bohrung bohren
driver: treiber fahrer | driving: fahren führerschein | drop: löschen tropfen fallen | drought: trockenheit dürre | drug: medikament arzneimittel droge
dry: trocken | due: fällig fälligkeit fälligkeitsdatum fällige | dummy: platzhalter | dump: speicherauszug abzug speicherausdruck auszug | dunnage: stauholz
dunning: mahnung mahnwesen mahnstufe mahngebühr | dup: doppelt duplikat | duplicate: doppelt duplikat duplizieren doppelte dublette mehrfach dubletten
duration: dauer zeitdauer laufzeit | duty: pflicht zoll abgabe dienst | dwelling: wohnung wohngebäude | dynamic: dynamisch dynamik dynamische
dynamically: dynamisch | each: jeder jede jedes jeweils | earlier: früher vorher frühere | early: früh vorzeitig
earnings: verdienst einkünfte ertrag gewinn einkommen | earthquake: erdbeben | easier: einfacher leichter | east: osten ost östlich | easy: einfach leicht
echo: ausgabe | economics: wirtschaft | edge: kante ränder | edit: bearbeiten aufbereiten editieren bearbeitung ändern aufbereitet
editable: editierbar änderbar | editor: aufbereiter herausgeber | education: bildung ausbildung schulbildung | eff: wirksam effektiv gültig
effect: wirkung auswirkung | effective: wirksam effektiv gültig tatsächlich | effectively: effektiv tatsächlich
efficiency: wirkungsgrad effizienz leistungsfähigkeit | efficient: effizient wirksam | eigenvalue: eigenwert | eigenvalues: eigenwerte eigenwert
eigenvector: eigenvektor eigenvektoren | eight: acht | elapsed: vergangen verstrichen verweilzeit laufzeit | election: wahl wahlen
electricity: strom elektrizität stromverbrauch | electronic: elektronisch elektronische | element: elemente glied | elevator: aufzug höhenruder
eligible: berechtigt anspruchsberechtigt förderfähig | eliminate: beseitigen entfernen ausschließen | elseif: sonst andernfalls | elsewhere: anderswo sonstwo
email: mailadresse | embedded: eingebettet eingebettete | emission: ausstoß abgas
employee: mitarbeiter angestellter arbeitnehmer beschäftigter personalnummer persnr mitarb personalstamm | employer: arbeitgeber dienstherr
employment: beschäftigung anstellung arbeitsverhältnis | empties: leergut | empty: leer leere leeren | emulate: nachbilden emulieren
enable: einschalten aktivieren freigeben ermöglichen | enclosed: eingeschlossen beiliegend beigefügt | encode: verschlüsseln kodieren codieren
encoding: kodierung zeichensatz codierung verschlüsselung | encountered: aufgetreten gefunden angetroffen | encrypt: verschlüsseln verschlüsselt verschlüsselung
encrypts: verschlüsselt | end: ende schluss schluß beenden fertig programmende | endorsement: nachtrag indossament vermerk | energy: energie
enforce: erzwingen durchsetzen | engine: motor maschine triebwerk | engineering: technik ingenieurwesen | english: englisch englische
enhanced: erweitert verbessert | enlarge: vergrößern | enquiry: anfrage abfrage auskunft | enroll: einschreiben anmelden immatrikulieren eingeschrieben
enrolled: eingeschrieben immatrikuliert | enrollment: einschreibung immatrikulation anmeldung | ensure: sicherstellen gewährleisten
enter: eingeben eintragen eingabe betreten erfassen eingegeben | enterprise: unternehmen betrieb | enthalpy: enthalpie | entirely: ganz völlig vollständig
entitlement: anspruch berechtigung urlaubsanspruch | entity: entität objekt einheit | entry: eintrag eingabe einträge erfassung einsprung eintritt buchung
env: umgebung | environment: umgebung umwelt umgebungsvariable | environmental: umwelt | eof: dateiende | equal: gleich gleiche | equals: gleich
equates: gleichsetzungen registernamen | equation: gleichung gleichungen gleichungssystem | equilibrium: gleichgewicht
equipment: ausrüstung geräte ausstattung | equity: eigenkapital | equivalent: gleichwertig entsprechend äquivalent gegenwert | erase: löschen gelöscht
erosion: abtragung bodenabtrag | err: fehler fehl | error: fehler fehl fehlermeldung fehlerhaft irrtum fehlernummer fehlercode
escape: flucht ausstieg fluchtsymbol | escrow: treuhand treuhandkonto hinterlegung | essential: wesentlich notwendig | essentially: wesentlichen grundsätzlich
establish: einrichten aufbauen herstellen festlegen | estate: nachlass grundbesitz immobilie
estimate: schätzung schätzen kostenvoranschlag geschätzt schätzwert | estimated: geschätzt voraussichtlich schätzwert | etc: usw | euros: euro eur
eval: auswerten auswertung | evaluate: auswerten bewerten ausgewertet berechnen | evaluation: auswertung bewertung beurteilung
evaporation: verdunstung verdampfung | evapotranspiration: verdunstung | even: gerade geradzahlig sogar | event: ereignis ereignisse veranstaltung
every: jeder jede jedes | exact: genau exakt | exam: prüfung klausur | examination: prüfung untersuchung | examine: untersuchen prüfen
example: beispiel bsp beispiele | exceeded: überschritten überschreitung | exceeds: überschreitet übersteigt | exception: ausnahme ausnahmen ausnahmefall
excess: überschuss überschuß überschreitung | exchange: austausch tausch börse umtausch wechselkurs kurs vertauschen | exchangers: tauscher wärmetauscher
excise: verbrauchsteuer verbrauchssteuer | excluding: ausgenommen ohne ausschließlich | exclusive: exklusiv ausschließlich | exe: programm | exec: ausführen
executable: ausführbar ausführbare lademodul | execute: ausführen durchführen ausgeführt durchlaufen ausführung | execution: ausführung durchführung ablauf
exemption: befreiung freibetrag freistellung | exercise: übung ausübung geschäftsjahr | exhausted: erschöpft aufgebraucht verbraucht
existence: existenz vorhandensein | exists: existiert vorhanden | exit: ausgang ende verlassen aussprung beenden ausstieg | exp: ablauf ausgaben exponenten
expanded: erweitert expandiert | expander: erweiterung | expansion: ausdehnung erweiterung | expected: erwartet voraussichtlich | expenditure: ausgaben aufwand
expense: ausgabe aufwand ausgaben spesen kosten aufwendungen | experience: erfahrung | experiment: versuch versuche | expert: experte sachverständiger fachmann
expired: abgelaufen verfallen | expiry: ablauf verfall ablaufdatum gültigkeit | explicit: explizit ausdrücklich | explicitly: explizit ausdrücklich
exponent: exponenten hochzahl | exponential: exponentiell exponentialfunktion | export: exportieren ausfuhr exportiert ausgabe | exporter: exporteur ausführer
express: ausdrücken eilig | expression: ausdruck ausdrücke | extended: erweitert erweiterte
extension: erweiterung verlängerung dateierweiterung endung nebenstelle | extent: umfang ausdehnung speicherbereich | external: externe externer fremd
extra: zusätzlich zusatz | extract: extrahieren auszug ausziehen herausziehen selektieren | extraction: auszug entnahme extraktion | extractor: selektion
extrapolate: extrapolieren | extremely: äußerst extrem | facilitate: erleichtern | facility: einrichtung anlage | factor: faktor faktoren umrechnungsfaktor
factory: fabrik werk | faculty: fakultät fachbereich | fail: fehlschlagen scheitern misslingen | failed: fehlgeschlagen gescheitert misslungen fehlerhaft
failure: ausfall fehler fehlschlag versagen | fair: gerecht messe | fairly: ziemlich | fallow: brache | false: falsch unwahr
family: familie familienstand familienkasse | fare: fahrpreis tarif fahrgeld | farm: bauernhof hof landwirtschaft betrieb | farmer: landwirt bauer landwirte
farmland: ackerland ackerfläche nutzfläche | fashion: weise | fast: schnell | faster: schneller | fatal: schwerwiegend schwer tödlich | father: vater
fault: fehler störung defekt | faults: fehler störungen | features: merkmale funktionen eigenschaften | feb: februar | february: februar feb
fee: gebühr gebühren honorar entgelt beitrag | feed: futter vorschub zeilenvorschub | female: weiblich frau | fence: zaun | ferry: fähre
fertiliser: dünger düngemittel düngung | fertilizer: dünger düngemittel düngung | fetch: holen hole geholt abholen | fewer: weniger
field: feld felder datenfeld feldname feldinhalt acker | fifth: fünfter fünfte | figure: abbildung zahl ziffer figur
file: datei dateien bestand dat ablegen stammdatei bewegungsdatei | filename: dateiname dateinamen | filing: ablage einreichung
fill: füllen auffüllen gefüllt versorgen | filler: füllfeld füllzeichen leerfeld | filter: filtern filtert gefiltert
final: endgültig schluss abschließend endsumme letzte | finally: schließlich zuletzt abschließend | finance: finanzen finanzierung finanzbuchhaltung
financial: finanziell finanzen | find: suchen finden gefunden suche | fine: bußgeld geldstrafe fein strafe | finish: beenden fertig abschluss ende
finished: fertig beendet abgeschlossen | fire: feuer brandschutz feuerversicherung entlassen | firm: firma | first: erste erster erstes erst zuerst ersten
firstname: vorname | fiscal: steuerlich geschäftsjahr haushaltsjahr wirtschaftsjahr | fish: fisch fische | fishing: fischerei fischfang
fit: passen anpassung ausgleichsrechnung | fitness: eignung | five: fünf | fix: korrigieren beheben festlegen korrektur fest
fixed: fest feste konstant behoben | flag: kennzeichen schalter merker kz kennung merkmal knz | flame: flamme | flat: flach pauschal wohnung eben
fleet: fuhrpark flotte | flexibility: flexibilität | flight: flug flüge flugnummer | floating: gleitkomma gleitpunkt gleitkommazahl
flood: hochwasser überschwemmung überflutung | floor: etage stockwerk boden | flow: fluss durchfluss ablauf strömung fluß durchfluß
fluids: flüssigkeiten fluide | fmt: formatieren aufbereitung | focus: fokus schwerpunkt | fodder: futter futtermittel | fog: nebel
folder: ordner verzeichnis mappe | follow: folgen folgende nachfolgend | following: folgend folgende nachfolgende | foot: fuß
footer: fußzeile fusszeile nachsatz | footing: summenzeile | force: kraft erzwingen zwang kräfte | forecast: vorhersage prognose wettervorhersage
foreclose: zwangsvollstrecken zwangsversteigerung pfänden | foreign: fremd ausländisch auslands devisen | forename: vorname vornamen | forest: wald forst
forestry: forstwirtschaft forst | forget: vergessen | form: formular vordruck formen bilden | format: formatieren aufbereiten formatiert darstellung
former: früher ehemalig vorherig frühere | formula: formel formeln | formulary: vordruck | forward: vorwärts weiter weiterleiten | found: gefunden vorhanden
foundation: stiftung grundlage fundament | four: vier | fourth: vierter vierte viertes | fraction: bruch bruchteil anteil
fractional: gebrochen bruchteil nachkommastellen | frame: rahmen | fraud: betrug | free: frei kostenlos freigeben freie freigabe
freeze: einfrieren gefrieren sperren frost | freezing: gefrieren frost | freight: fracht frachtkosten | frequency: frequenz häufigkeit zahlungsweise
frequent: häufig | frequently: häufig oft | fresh: frisch neu | friction: reibung | friday: freitag | friendly: freundlich | front: vorne vorderseite vorder
frozen: eingefroren gefroren gesperrt | fruit: obst frucht | fuel: kraftstoff brennstoff treibstoff | fulfil: erfüllen erfüllt | full: voll volle vollständig
fullword: vollwort | func: funktion funkt | function: funktion funktionen funkt aufgabe funktionscode | functional: funktional fachlich
functionality: funktionalität funktionsumfang | functions: funktionen | fund: fonds kasse | funds: mittel gelder deckung fonds guthaben
funeral: bestattung beerdigung | furnace: ofen | future: zukunft zukünftig künftig | gain: gewinn verstärkung | game: spiel spielen | garage: werkstatt
garbage: müll abfall | garden: garten | garnish: pfänden | garnishment: pfändung lohnpfändung gehaltspfändung | gas: erdgas | gasoline: benzin
gauge: pegel messgerät | gear: getriebe zahnrad | gen: generieren erzeugen | gender: geschlecht | general: allgemein generell allgemeine
generalized: verallgemeinert allgemein | generate: erzeugen generieren erstellen erzeugt generiert | generated: erzeugt generiert erstellt
generation: generierung erzeugung | generator: generierung erzeuger | generic: generisch allgemein | geometry: geometrie
get: holen hole lesen ermitteln besorgen abrufen | girl: mädchen | given: gegeben vorgegeben | glass: glas | global: globale gesamt | gold: feingold
goods: ware waren güter wareneingang | governing: maßgebend bestimmend | government: regierung staat behörde | grace: karenz nachfrist karenzzeit
grade: noten stufe zensur klasse | gradient: gefälle steigung | graduate: absolvent | graduation: abschluss | grain: getreide korn | grammar: grammatik
grant: gewähren zuschuss bewilligung zuwendung förderung | granted: gewährt bewilligt erteilt | grants: zuschüsse beihilfen | grape: traube trauben weintraube
graph: diagramm graphik grafik | graphical: grafisch graphisch | graphics: grafik graphik | grass: gras grünland
gravity: schwerkraft erdbeschleunigung gravitation | grazing: weide beweidung | greater: größer grösser | greatest: größter größte grösste | green: grün grüne
grid: gitter raster netz | grocery: lebensmittel | gross: brutto bruttobetrag bruttolohn bruttogehalt | ground: boden erde masse
groundwater: grundwasser grundwasserstand | group: gruppe gruppen grp gruppenwechsel gruppieren | grower: erzeuger anbauer | growth: wachstum zuwachs
guarantee: garantie bürgschaft gewährleistung garantieren | guaranteed: garantiert garantierte | guarantor: bürge garantiegeber
guardian: vormund erziehungsberechtigter | guest: gast gäste | guide: leitfaden führer anleitung handbuch | hail: hagel | hailstorm: hagelschlag
half: halb hälfte halbe | halfword: halbwort | halt: anhalten stopp haltepunkt | hand: hände | handle: behandeln bearbeiten verarbeiten
handler: behandlung behandlungsroutine bearbeiter | handling: behandlung bearbeitung fehlerbehandlung | handshake: quittungsbetrieb | hang: hängen
hardware: geräte | harvest: ernte ernten geerntet | hash: hashwert streuwert prüfsumme | hazard: gefahr gefährdung | head: kopf leiter
headcount: personalbestand mitarbeiterzahl | header: kopf kopfzeile vorlaufsatz kopfsatz überschrift vorsatz | heading: überschrift kopfzeile
headoffice: zentrale hauptsitz | health: gesundheit krankenversicherung krankenkasse | heat: wärme hitze | heating: heizung beheizung | hectare: hektar
height: höhe körpergröße größe | heir: erbe erben | help: hilfe hilfetext helfen hilfsprogramm | helper: hilfs hilfsroutine helfer | helpful: hilfreich
hence: daher folglich | herbicide: unkrautvernichtungsmittel herbizid herbizide | here: hier | hex: hexadezimal sedezimal | hexadecimal: hexadezimal sedezimal
hidden: versteckt verborgen unsichtbar | high: hoch hohe höher | highest: höchste höchster höchstwert | highly: sehr hoch | highway: autobahn landstrasse
hire: einstellen mieten einstellung eintritt eintrittsdatum | hiring: einstellung | histogram: histogramm häufigkeitsverteilung
historical: historisch historische | history: historie verlauf geschichte | hit: treffer getroffen | hold: halten sperren anhalten gehalten
holder: inhaber halter besitzer | holding: beteiligung bestand depotbestand | hole: loch bohrloch | holiday: feiertag urlaub ferien feiertage
home: zuhause heim haus wohnung | hook: haken | hopefully: hoffentlich | horizontal: waagerecht waagrecht | horse: pferd pferde
hospital: krankenhaus klinik spital | host: großrechner zentralrechner | hour: stunde stunden | hourly: stündlich stundenlohn stundenweise
hours: stunden arbeitsstunden öffnungszeiten | house: haus hausnummer häuser | household: haushalt haushalte | housing: wohnung wohnungsbau wohngeld
however: jedoch aber allerdings | humidity: feuchtigkeit luftfeuchtigkeit feuchte | hundred: hundert | husband: ehemann gatte ehegatte
hydraulic: hydraulisch hydraulische | hydrograph: ganglinie abflussganglinie | hydrology: hydrologie gewässerkunde | ice: eis
identical: identisch gleich übereinstimmend | identification: identifikation kennung identifizierung ausweis | identifier: bezeichner kennung schlüssel
identify: identifizieren erkennen bestimmen kennzeichnen | idle: leerlauf untätig | ids: kennungen | idx: indizes laufindex
ignore: ignorieren ignoriert übergehen überlesen | illegal: unzulässig ungültig unerlaubt verboten | illness: krankheit erkrankung
illustrate: veranschaulichen verdeutlichen darstellen | image: bild abbild bilder | immediate: sofort unmittelbar direkt sofortig
immediately: sofort unmittelbar | impact: auswirkung aufprall | implementation: implementierung realisierung umsetzung | implemented: implementiert realisiert
implicit: implizit | implied: impliziert angenommen | import: importieren einfuhr importiert einlesen | importer: importeur einführer
imposed: auferlegt verhängt | impossible: unmöglich | improve: verbessern verbessert | improvement: verbesserung | impulse: impuls | inaccurate: ungenau
inactive: inaktiv inaktive | inc: erhöhen hochzählen | inches: zoll | incident: vorfall ereignis störung | incidental: nebenbei nebenkosten
incl: einschließlich inkl | include: einbinden einfügen einschließen enthalten | including: einschließlich inklusive inkl
inclusion: aufnahme einschluss einbindung | inclusive: einschließlich inklusive inkl | income: einkommen einkünfte einnahmen ertrag einnahme
incomes: einkommen einkünfte | incoming: eingehend ankommend eingang eingehende | incompatible: inkompatibel unverträglich | incomplete: unvollständig
incorporate: aufnehmen einbauen | incorrect: falsch inkorrekt fehlerhaft unrichtig | increase: erhöhen erhöhung zunahme steigern anstieg
increment: erhöhen hochzählen schrittweite erhöhe | indent: einrücken einrückung | independent: unabhängig selbständig selbstständig
index: indizes indizieren verzeichnis stichwortverzeichnis | indicate: anzeigen angeben kennzeichnen
indicator: kennzeichen anzeiger merkmal bezugszahl schalter | indirect: indirekt mittelbar indirekte | individual: einzeln individuell einzelne einzelner
individually: einzeln individuell | infant: säugling kleinkind | infiltration: versickerung | infinite: unendlich endlos | inflow: zufluss zulauf
info: hinweis auskunft | inform: informieren benachrichtigen mitteilen | information: informationen angaben auskunft hinweis | inhabitant: einwohner bewohner
inheritance: erbschaft vererbung erbschaftsteuer | init: initialisieren initialisierung vorlauf anfang vorbelegen
initial: anfangs anfangswert erst ursprünglich anfänglich | initialise: initialisieren initialisierung vorbelegen vorbesetzen
initialization: initialisierung vorlauf vorbelegung | initialize: initialisieren initialisiert vorbelegen vorbesetzen initialisiere
initially: anfangs zunächst | initiate: einleiten anstoßen starten auslösen | initiator: auslöser | injury: verletzung verletzungen | inline: eingebettet
inmate: insasse häftling | inner: innere innerer inneres | inorganic: anorganisch | input: eingabe eingabedatei eingabedaten eing eingang einlesen eingabefeld
inquire: abfragen anfragen erkundigen | inquiry: anfrage abfrage auskunft rückfrage | insert: einfügen einfüge eingefügt einsetzen neuanlage
insertion: einfügung einfügen | inside: innerhalb innen | insolvency: insolvenz | inspect: untersuchen prüfen inspizieren
inspection: prüfung besichtigung abnahme hauptuntersuchung | install: installieren einrichten einbauen | installation: einrichtung anlage einbau
installment: raten teilzahlung monatsrate ratenzahlung | instance: instanz beispiel exemplar | instruction: anweisung befehl instruktion maschinenbefehl
instructions: anweisungen befehle anleitung | insufficient: ungenügend unzureichend ausreichend mangelhaft | insulation: isolierung dämmung
insurance: versicherung versicherungen vers assekuranz versicherungsnehmer | insure: versichern versichert | insured: versichert versicherter versicherte
insurer: versicherer versicherungsgesellschaft | intact: unversehrt | intake: aufnahme zufluss | integer: ganzzahl ganzzahlig ganze
integrate: integrieren integriert | integrated: integriert | integration: einbindung | integrity: integrität | intended: beabsichtigt vorgesehen
intensity: intensität stärke | intent: absicht | interact: zusammenwirken | interaction: wechselwirkung interaktion | interactive: interaktiv dialogorientiert
interactively: interaktiv | interchange: austausch vertauschen tausch | interest: zins zinsen zinssatz verzinsung zinsbetrag zinsberechnung
interface: schnittstelle schnittstellen | intermediate: zwischen zwischenergebnis zwischensumme zwischenwert | internal: intern interne interner innere
internally: intern | international: auslandszahlung | interpolate: interpolieren interpoliert interpolation | interpret: interpretieren auswerten deuten
interpreter: interpretierer | interrupt: unterbrechen unterbrechung unterbrochen | interruption: unterbrechung | interval: intervall abstand zeitraum
intrinsic: eingebaut eingebaute | introduced: eingeführt | introduction: einführung einleitung | invalid: ungültig ungültige unzulässig falsch fehlerhaft
inventory: bestand inventar inventur lagerbestand bestände | investment: anlage investition kapitalanlage | investor: anleger kapitalanleger
invocation: aufruf | invoice: rechnung rechnungen rechnungsnummer rechnr faktura rgnr | invoked: aufgerufen | iron: eisen | irrigation: bewässerung beregnung
island: insel | isotope: isotop | issue: ausgabe ausstellen ausgeben | issuer: aussteller emittent herausgeber | item: posten artikel positionen einzelposten
iterate: iterieren durchlaufen wiederholen | iteration: iterationen wiederholung durchlauf schritt | iterative: iterativ schrittweise
itinerary: reiseroute reiseplan | jan: januar jänner | january: januar jan jänner | job: auftrag aufgabe stelle arbeit | join: verbinden verknüpfen verknüpfung
joint: gemeinsam gemeinschaftskonto | journal: tagebuch protokoll buchungsjournal | judge: richter beurteilen | jul: juli | julian: julianisch julianisches
july: juli jul | jump: springen sprung sprungadresse | jun: juni | june: juni jun | justified: bündig ausgerichtet rechtsbündig linksbündig berechtigt
juvenile: jugendlich jugendlicher jungfisch | kernel: kern | key: schlüssel taste schlüsselfeld schl schluessel suchbegriff | keyboard: tastatur
keyword: schlüsselwort stichwort schlüsselwörter | kill: beenden abbrechen töten | killed: getötet abgebrochen | kitchen: küche | knowledge: wissen kenntnis
label: marke etikett kennsatz sprungmarke beschriftung | labor: arbeit arbeitskosten | laboratory: laborwerte laborbefund | laid: gelegt
lake: binnensee seespiegel | laminar: laminare | land: boden grundstück grundbesitz grund | landlord: vermieter | landowner: grundeigentümer grundbesitzer
language: sprache sprachen programmiersprache sprachkennzeichen | lapse: verfall verfallen erlöschen | large: groß große grosse | larger: größer größere
largest: größte größter grösste | last: letzte letzter letztes zuletzt letzten | lastname: nachname zuname | late: spät verspätet
latest: neueste letzte späteste aktuellste | lathe: drehbank drehmaschine | latitude: breite breitengrad | law: gesetz recht | lawyer: anwalt rechtsanwalt
layer: schicht ebene schichten | layout: aufbau satzaufbau anordnung gestaltung | lead: führen leitung blei | leader: leiter vorlauf | leaf: blatt blätter
leap: schaltjahr schalttag sprung | learning: lernen | lease: miete pacht mietvertrag | leasing: mietkauf | leave: urlaub verlassen | lecture: vorlesung
ledger: hauptbuch sachkonto kontobuch kontenblatt | left: linke linksbündig übrig | legacy: altsystem altlast | legal: gesetzlich rechtlich zulässig
legitimate: berechtigt rechtmäßig | len: länge laenge lng | lender: kreditgeber darlehensgeber gläubiger | length: länge laenge lng satzlänge
less: kleiner weniger | lessee: pächter leasingnehmer mieter | lesser: kleiner geringer | lesson: lektion unterrichtsstunde unterricht
lessor: verpächter leasinggeber | letter: buchstabe schreiben anschreiben briefe | level: stufe ebene pegel stufennummer | lexer: zerteiler
liability: haftung verbindlichkeit haftpflicht verbindlichkeiten | liable: haftbar haftpflichtig steuerpflichtig | lib: bibliothek
librarian: bibliothekar bibliotheksverwaltung | library: bibliothek bücherei bibl bibliotheken | licence: lizenz führerschein
license: lizenz genehmigung führerschein zulassung lizenzen | lien: pfandrecht | life: leben lebensversicherung lebensdauer | lift: auftrieb heben aufzug
light: licht leicht | lightning: blitz | likewise: ebenso ebenfalls gleichfalls | limit: grenze grenzwert obergrenze begrenzung höchstbetrag limitieren
limitations: einschränkungen beschränkungen grenzen | line: zeile linie zeilen zeilennummer zeil | linear: lineare
link: verknüpfung verbindung verbinden verweis binden | linkage: verbindung übergabe verknüpfung
list: liste auflisten listen verzeichnis listenbild aufstellung | literal: konstante literale | litre: liter | livestock: vieh viehbestand
load: laden lade geladen ladung lastfall | loader: lader ladeprogramm | loan: darlehen kredit darlehn ausleihe darlehensnummer
local: lokal örtlich ortszeit lokale | locality: ort ortschaft | locally: lokal | locate: finden suchen positionieren | located: gelegen gefunden befindlich
location: ort standort lagerort speicherplatz lage | lock: sperre sperren gesperrt verriegeln | locked: gesperrt | lodging: unterkunft übernachtung
log: protokoll protokollieren protokolldatei logarithmus | logarithm: logarithmus | logic: logik | logical: logisch logische | login: anmeldung anmelden
logo: firmenzeichen | logoff: abmeldung abmelden | logon: anmeldung anmelden | longitude: länge längengrad | longitudinal: längs
lookup: nachschlagen suchen suche tabellenzugriff | loop: schleife schleifen wiederholung schleifenende | lorry: lkw lastwagen | loss: verlust verluste schaden
lost: verloren | low: niedrig tief | lower: untere unterer kleinbuchstaben klein niedriger untergrenze | lowercase: kleinbuchstaben kleinschreibung
lowest: niedrigste kleinste tiefste | luggage: gepäck | lumber: holz | lunch: mittagessen mittag | machine: maschine maschinen rechner maschinell
machining: bearbeitung fertigung | macro: makro makros | magnetic: magnetisch | maiden: geburtsname mädchenname | mail: postversand postweg postanschrift
mailing: versand postversand rundschreiben | mainframe: großrechner | mainline: hauptverarbeitung hauptprogramm steuerleiste hauptsteuerung
maintain: pflegen warten verwalten | maintainer: betreuer | maintenance: wartung pflege instandhaltung verwaltung stammdatenpflege | maize: mais
major: haupt bedeutend | male: männlich | man: mann männer | managed: verwaltet geführt | management: verwaltung leitung
manager: leiter verwalter abteilungsleiter geschäftsführer | mandatory: pflichtfeld muss zwingend obligatorisch pflicht | manipulation: bearbeitung
manner: weise | manual: handbuch manuell händisch anleitung | manually: manuell händisch | manufacturer: hersteller fabrikant | manure: dünger gülle stallmist
map: maske karte bildschirmmaske abbildung | mar: märz | march: märz mrz | margin: spanne marge handelsspanne gewinnspanne ränder
marital: familienstand verheiratet ledig | mark: markieren kennzeichen marke markierung | marker: markierung kennzeichen | market: markt märkte
marriage: ehe heirat eheschließung | married: verheiratet ehe | mask: maske masken schablone | mass: masse massen
master: stamm stammdatei stammsatz stammdaten haupt | match: übereinstimmen abgleich übereinstimmung treffer abgleichen passend
material: stoff werkstoff materialnummer | math: mathematik mathematisch | matrix: matrizen | maturity: fälligkeit laufzeit fälligkeitsdatum
maximise: maximieren | maximum: maximal höchst höchstwert maximale größte | mayor: bürgermeister | meadow: wiese | meal: mahlzeit essen
mean: mittelwert mittel mittlere durchschnitt | meaning: bedeutung sinn | meaningful: sinnvoll aussagekräftig | measure: maß messen messung maßnahme gemessen
measured: gemessen | measurement: messung messwert meßwert messwerte | meat: fleisch | mechanism: mechanismus | median: zentralwert
medical: medizinisch ärztlich | medicine: medikament medizin arznei | medium: mittel datenträger mittlere | meeting: sitzung besprechung | mem: speicher
member: mitglied mitglieder mitgliedsnummer | memory: speicher arbeitsspeicher hauptspeicher gedächtnis | menu: menü auswahlmenü hauptmenü menue
merchandise: ware waren handelsware | merchant: händler kaufmann | merchantability: marktgängigkeit | mercury: quecksilber
merge: mischen zusammenführen mische gemischt verschmelzen | message: nachricht meldung meldungen nachrichten fehlermeldung hinweis | met: erfüllt getroffen
meter: zählerstand messgerät zählernummer | method: methode verfahren methoden | methylmercury: methylquecksilber | metre: meter | mid: mitte mittlere
middle: mitte mittlere mittlerer | middleman: zwischenhändler | middlename: zweitname | midstream: flussmitte | mileage: kilometerstand kilometer fahrleistung
military: wehrdienst militär bundeswehr | milk: milch | mill: mühle | milling: fräsen | million: millionen mio | mine: bergwerk grube
minimal: minimale geringfügig | minimise: minimieren | minimum: mindest mindestens minimale mindestbetrag | mining: bergbau | minor: minderjährig gering
minus: abzüglich minuszeichen | minute: minuten minütlich | misc: sonstiges verschiedenes | miscellaneous: sonstiges verschiedenes diverse
mismatch: abweichung unstimmigkeit | missing: fehlend fehlt fehlende | mistake: fehler irrtum | mixed: gemischt gemischte | mode: modus betriebsart
model: modell modelle muster | modifications: änderungen modifikationen | modifier: modifikator | modify: ändern modifizieren geändert modifiziert
module: modul baustein programmbaustein | moisture: feuchte feuchtigkeit bodenfeuchte | mon: montag | monday: montag | money: geld betrag währung
monitor: überwachen überwachung bildschirm | month: monat monate monats monatlich monatsende | monthly: monatlich monatliche monats | moon: mond
morning: morgen vormittag | mortality: sterblichkeit sterbetafel mortalität | mortgage: hypothek hypotheken baufinanzierung grundschuld | mother: mutter
motor: kfz antrieb | mounted: montiert eingehängt | mouse: maus | move: übertragen bewegen verschieben umsetzen zuweisen verschiebe
movement: bewegung bewegungen umzug | msg: meldung nachricht meld | mulch: mulchen | multi: mehrfach mehr | multigrid: mehrgitter mehrgitterverfahren
multiple: mehrfach mehrere vielfaches | multiplication: malnehmen | multiply: multiplizieren multipliziere multipliziert
municipal: kommunal städtisch gemeindlich | municipality: gemeinde kommune stadt gemeinden | mutually: gegenseitig
name: namen bezeichnung nachname vorname benennung | national: staatlich inländisch | nationality: staatsangehörigkeit nationalität | native: einheimisch
natural: natürlich | nature: natur | nearest: nächste nächster nächstgelegene | necessarily: notwendigerweise | necessary: notwendig nötig erforderlich
need: benötigen bedarf benötigt brauchen | neg: negativ | negative: negativ negativer negatives | neighbouring: benachbart nachbar | neither: weder
nested: geschachtelt verschachtelt | net: netto netz nettobetrag | network: netzwerk netz | never: nie niemals | new: neu neue neuer neues neuen neuanlage
newborn: neugeborene neugeborenes | newer: neuer neuere | newly: neu | newspaper: zeitung | next: nächste nächster nächstes folgende weiter nächsten
night: nacht nachts nachtschicht | nightly: nächtlich | nine: neun | nitrate: nitrat | nitrogen: stickstoff | node: knoten | noise: rauschen lärm geräusch
nominal: nennwert nennbetrag soll | norm: normen | normal: üblich gewöhnlich | normalize: normalisieren normieren | normally: normalerweise
north: norden nord nördlich | notary: notar | notation: schreibweise darstellung | note: hinweis anmerkung notiz bemerkung achtung beachte | nothing: nichts
notice: hinweis bekanntmachung mahnung bescheid | notify: benachrichtigen mitteilen | nov: november | november: nov | null: leer
num: nummer anzahl zahl numerisch anz | number: nummer zahl nr anzahl num nummern zahlen | numeric: numerisch numerische nummerisch
numerical: numerisch numerische | nurse: krankenschwester pflegekraft | nursery: kindergarten kita | nursing: pflege pflegeversicherung | oats: hafer
obj: objekt | object: objekt gegenstand objekte | obligations: verpflichtungen verbindlichkeiten pflichten | observation: beobachtung messwert beobachtungen
observed: beobachtet gemessen | obsolete: veraltet überholt | obtain: erhalten beschaffen ermitteln holen | occasion: gelegenheit anlass
occasionally: gelegentlich | occupancy: belegung auslastung | occupation: beruf tätigkeit | occurrence: vorkommen auftreten wiederholung
occurs: auftritt vorkommt tritt | oct: oktober okt | october: oktober okt | odd: ungerade | odometer: kilometerstand | offence: verstoß ordnungswidrigkeit
offender: täter | offer: angebot angebote anbieten offerte | office: büro dienststelle geschäftsstelle | official: amtlich offiziell beamter
offset: verschiebung versatz distanz ausgleich | oil: öl heizöl | old: alte altes alten vorherig bisherig | older: älter ältere
omitted: weggelassen ausgelassen entfällt | once: einmal | one: eins einer | online: dialogbetrieb dialogprogramm | only: nur
open: öffnen geöffnet offen eröffnen öffne offene | opening: eröffnung anfangsbestand | operands: operanden operand | operating: betriebs betriebssystem betrieb
operation: vorgang betrieb verarbeitung arbeitsgang rechenart | operational: betriebsbereit betrieblich | operator: bediener operateur | opinion: meinung
opposed: gegensatz | ops: betrieb arbeitsvorbereitung | opt: wahlweise | optimal: optimale optimaler | optimisation: optimierung | optimise: optimieren
optimization: optimierung | optimized: optimiert | optimizer: optimierer | option: auswahl möglichkeit wahlmöglichkeit optionen
optional: wahlweise optionale freiwillig | optionally: wahlweise | orbit: umlaufbahn bahn | orchard: obstgarten obstanbau
order: auftrag bestellung reihenfolge bestellen aufträge bestellnummer auftragsnummer auftr | ore: erz | org: organisation organisationseinheit
organic: organisch organische | organisation: gliederung organisationseinheit | organised: organisiert gegliedert
organization: gliederung organisationseinheit aufbau | orientation: ausrichtung | origin: ursprung herkunft | original: ursprünglich ursprüngliche
originally: ursprünglich | orphan: waise waisenrente | orphaned: verwaist | other: andere anderer sonstige anderes | otherwise: sonst andernfalls ansonsten
ourselves: selbst | outer: äußere äußerer | outflow: abfluss ablauf | outlier: ausreißer | outliers: ausreißer | outpatient: ambulant
output: ausgabe ausgeben ausgabedatei ausg ausgabedaten ausgang | outside: außerhalb außen ausserhalb | outstanding: offen ausstehend offene restbetrag
overall: gesamt insgesamt | overdraft: überziehung kontoüberziehung überziehungskredit dispositionskredit dispo | overdue: überfällig verzug
overflow: überlauf seitenüberlauf feldüberlauf | overhead: gemeinkosten aufwand | overheating: überhitzung
overlap: überlappung überschneidung überlappen überschneiden | overlay: überlagerung überlagern | overnight: nachts tagesgeld | overpaid: überzahlt überzahlung
overpayment: überzahlung | overridden: überschrieben übersteuert | override: übersteuern überschreiben | overtime: überstunden überstundenzuschlag mehrarbeit
overview: übersicht | overwrite: überschreiben überschrieben | overwritten: überschrieben | owes: schuldet | owned: eigen
owner: eigentümer besitzer inhaber eigner halter | oxygen: sauerstoff | package: paket pakete verpackung | packaging: verpackung | packed: gepackt gepackte
packet: paket datenpaket | packing: verpackung | pad: auffüllen | page: seite seiten seitennummer seitenvorschub seitenwechsel blatt
paid: bezahlt gezahlt beglichen | paints: zeichnet | pair: paar paare | pallet: palette paletten | panel: maske bildschirmmaske tafel | paper: papier
par: nennwert | paragraph: absatz abschnitt | parallel: nebenläufig | parameter: übergabeparameter parametern | params: übergabeparameter parametern
parcel: paket flurstück parzelle | parent: eltern elternteil übergeordnet vater | parentheses: klammern | parenthesis: klammer | parish: pfarrei kirchengemeinde
parking: parkplatz parken | parm: übergabeparameter parameterkarte | parse: zerlegen analysieren | parser: zerteiler syntaxanalyse
part: teil teile abschnitt teilenummer ersatzteil | partial: teilweise teil partiell | partially: teilweise | particle: teilchen partikel
partitioned: untergliedert partitioniert aufgeteilt | partner: geschäftspartner gesellschafter lebenspartner | party: partei
pass: übergeben durchlauf durchgang bestanden übergabe | passbook: sparbuch | passenger: fahrgast passagier fluggast passagiere | passport: reisepass ausweis
password: kennwort passwort losungswort | past: vergangenheit vergangen | pasture: weide grünland | patch: korrektur | patent: patente | path: pfad weg pfadname
patient: patienten patientin patientennummer | pattern: muster schablone | pawn: pfand | pay: zahlen bezahlen lohn gehalt zahlung bezahlt
payable: zahlbar verbindlichkeit | payables: verbindlichkeiten kreditoren | payback: rückzahlung | paycheck: gehaltsabrechnung lohnabrechnung gehaltsscheck
payday: zahltag | payee: empfänger zahlungsempfänger | payer: zahler zahlungspflichtiger beitragszahler
payment: zahlung bezahlung zahlungen auszahlung zahlbetrag zahlungsart | payments: zahlungen auszahlungen | payout: auszahlung ausschüttung
payroll: lohn gehalt lohnabrechnung gehaltsabrechnung lohnbuchhaltung lohnliste | payslip: lohnabrechnung gehaltsabrechnung verdienstabrechnung
pct: prozent proz | peak: spitze spitzenwert scheitel | penalty: strafe säumniszuschlag vertragsstrafe | pending: offen anstehend schwebend ausstehend
pension: rente pensionen altersversorgung ruhegehalt | pensioner: rentner rentenempfänger pensionär rentnerin | people: leute personen
percent: prozent proz prozentsatz | percentage: prozentsatz prozent anteil | percentile: perzentil | percolation: versickerung | perform: ausführen durchführen
performance: leistung laufzeit leistungsfähigkeit | period: zeitraum periode laufzeit dauer abrechnungszeitraum | permanent: dauerhaft ständig
permanently: dauerhaft ständig endgültig | permeability: durchlässigkeit | permission: erlaubnis berechtigung genehmigung
permit: erlauben genehmigung erlaubnis zulassen | permitted: erlaubt zulässig zugelassen | persistent: dauerhaft | person: personen pers
personal: persönlich persönliche | pertinent: zugehörig betreffend | pesticide: pestizid pflanzenschutzmittel | petrol: benzin | pgm: programm prog
pharmacy: apotheke | phase: abschnitt | phasing: phasenlage | phone: telefon telefonnummer tel fernsprecher rufnummer telnr | phosphorus: phosphor
phrases: ausdrücke phrasen | physical: physisch physikalisch körperlich | physically: physikalisch physisch | physician: arzt | pick: auswählen kommissionieren
picture: bild | piece: stück stücke | piecework: akkord akkordlohn stücklohn | pig: schwein schweine | pilot: flugzeugführer | pipe: rohr leitung
pipeline: rohrleitung | place: platz ort | placeholder: platzhalter | placements: platzierungen vermittlungen | plan: planung | planet: planeten
plant: werk pflanze anlage pflanzen betrieb | planting: pflanzung aussaat | plastic: kunststoff | plate: kennzeichen nummernschild | platform: plattform
player: spieler | please: bitte | pledge: pfand verpfändung | plot: zeichnen darstellung parzelle | plough: pflug pflügen | plumber: klempner
plus: zuzüglich pluszeichen | point: punkt punkte zeigen | pointer: zeiger adresszeiger | polar: polarkoordinaten | police: polizei
policy: police versicherungsschein versicherungspolice richtlinie policennummer | policyholder: versicherungsnehmer
pollution: verschmutzung umweltverschmutzung | polynomial: polynom polynome | pool: becken | poor: schlecht ärmlich | pop: entkellern
populate: füllen versorgen befüllen | population: bevölkerung einwohner einwohnerzahl | porosity: porosität porenvolumen | port: hafen anschluss
portable: portabel übertragbar tragbar | portfolio: depot bestand | portion: anteil teil | pos: stelle | position: stelle stellung posten positionieren
positional: stellungsabhängig | positive: positiv positiver | possibility: möglichkeit möglichkeiten | possible: möglich mögliche | post: buchen verbuchen
postage: porto | postal: postalisch postleitzahl | postcode: postleitzahl plz postleitzahlen | posting: buchung verbuchung buchungssatz
postpone: verschieben aufschieben stunden | potato: kartoffel kartoffeln | potential: möglich | potentially: möglicherweise | poultry: geflügel | pound: pfund
power: leistung potenz strom kraft | practical: praktisch | practice: praxis | pre: vor vorher | preamble: vorspann | precedence: vorrang
preceding: vorhergehend vorangehend vorhergehende | precession: präzession | precious: kostbar | precipitation: niederschlag regen niederschläge
precise: genau präzise | precision: genauigkeit stellen | prediction: vorhersage prognose | predicts: vorhersagt | preferred: bevorzugt
prefix: vorsilbe präfix vorspann | pregnancy: schwangerschaft mutterschutz | pregnant: schwanger | premises: räumlichkeiten
premium: prämie beitrag prämien versicherungsprämie versicherungsbeitrag | prepaid: vorausbezahlt vorausgezahlt freigemacht
preparation: vorbereitung aufbereitung | prepare: vorbereiten aufbereiten vorbereitet | prepayment: vorauszahlung anzahlung
preprocessor: vorübersetzer präprozessor | prerequisites: voraussetzungen | prescription: rezept verordnung | presence: anwesenheit vorhandensein
present: vorhanden anwesend gegenwärtig | preserve: erhalten bewahren | press: drücken taste gedrückt | pressure: druck luftdruck
prev: vorherige vorige vorig altwert | prevent: verhindern vermeiden | preview: vorschau | previous: vorherige vorherig vorige vorhergehende letzte
previously: vorher zuvor früher | price: preis preise einzelpreis verkaufspreis einkaufspreis stückpreis | pricer: preisermittlung preisberechnung
pricing: preisfindung preisermittlung | primarily: hauptsächlich | primary: primär haupt primärschlüssel | prime: primzahl primzahlen
principal: kapital hauptforderung tilgung kreditbetrag auftraggeber | print: drucken druck ausdrucken gedruckt drucke ausdruck ausgeben
printable: druckbar abdruckbar | printed: gedruckt | printer: drucker schnelldrucker | printout: ausdruck | prior: vorherig vorher
priority: priorität vorrang dringlichkeit | prison: gefängnis | private: privat | privileged: privilegiert | probability: wahrscheinlichkeit
probation: probezeit bewährung | probes: sonden fühler | problem: probleme | problems: probleme schwierigkeiten | proc: prozedur
procedure: prozedur verfahren ablauf vorgehensweise | proceeds: erlös ertrag | process: verarbeiten verarbeitung prozess prozeß verarbeitet bearbeiten vorgang
processed: verarbeitet bearbeitet | processing: verarbeitung bearbeitung | processor: prozessor | procurement: beschaffung einkauf | prod: produktion
product: produkt ware artikel produkte erzeugnis | production: produktion herstellung fertigung | profession: beruf | professor: dozent | profile: profil
profit: gewinn ertrag überschuss | profitability: rentabilität wirtschaftlichkeit | prog: programm pgm
program: programm programme prog programmname hauptprogramm unterprogramm | programme: programm | programmer: programmierer programmiererin
progress: fortschritt | project: projekt vorhaben projekte | projection: projektion hochrechnung | promotion: beförderung werbeaktion
prompt: eingabeaufforderung aufforderung | proof: nachweis beweis | propellant: treibstoff treibmittel | proper: richtig ordnungsgemäß
properly: richtig ordnungsgemäß korrekt | properties: eigenschaften | property: eigenschaft eigentum grundstück liegenschaft | proposed: vorgeschlagen
proprietary: herstellerspezifisch | prorate: anteilig aufteilen zeitanteilig | protect: schützen geschützt sperren | protection: schutz sperre datenschutz
protocols: protokolle | provider: anbieter leistungserbringer | province: provinz | provision: rückstellung bestimmung | pseudo: schein | ptr: zeiger
public: öffentlich öffentliche | published: veröffentlicht | pump: pumpe pumpen | pumping: pumpen förderung entnahme | punch: lochen lochkarte stanzen stanzer
punched: gelocht lochkarten | pupil: schüler schülerin | purchase: einkauf kauf bestellung kaufen erwerb | purchaser: käufer einkäufer
purge: löschen bereinigen | purpose: zweck aufgabe | qualified: qualifiziert berechtigt | qualifier: qualifizierer kennzeichner
quality: qualität güte wassergüte | quantity: menge anzahl mengen stückzahl bestellmenge stück | quarter: quartal viertel vierteljahr quartale
query: abfrage anfrage abfragen | question: frage fragen | queue: warteschlange schlange | quota: kontingent | quote: angebot anführungszeichen hochkomma
quotes: anführungszeichen hochkommas apostroph angebote | radiation: strahlung globalstrahlung | radius: halbmesser | rail: schiene bahn
railway: eisenbahn bahn | rain: regen niederschlag | rainfall: niederschlag regen regenmenge niederschlagsmenge
raise: erhöhen erhöhung gehaltserhöhung auslösen | random: zufall zufällig zufallszahl wahlfrei zufallszahlen | range: bereich wertebereich spanne intervall
rate: satz kurs zinssatz tarif prozentsatz steuersatz | rating: bewertung einstufung tarifierung | ratio: verhältnis verhältniszahl | raw: roh rohdaten
reactant: edukt ausgangsstoff | reaction: reaktion | reactor: reaktor | read: lesen lese liest gelesen einlesen les nachlesen | readable: lesbar
reader: leser kartenleser | reading: messwert zählerstand ablesung | readmission: wiederaufnahme | ready: bereit fertig | rear: hinten | reason: grund ursache
reasonable: sinnvoll vernünftig plausibel | rebate: rabatt rückvergütung nachlass | reboot: neustart | rebuild: neuaufbau aufbauen | rebuilt: aufgebaut
rec: satz datensatz | recalculates: neuberechnet | recalculation: neuberechnung nachberechnung | receipt: quittung beleg empfang wareneingang eingang kassenbon
receivable: forderung debitor | receivables: forderungen debitoren | receive: empfangen erhalten erhält | receiver: empfänger
recharge: neubildung grundwasserneubildung aufladen | recipes: rezepte rezepturen | recipient: empfänger leistungsempfänger | recognise: erkennen erkannt
recognized: erkannt anerkannt | recommended: empfohlen | recompiled: neuübersetzt umgewandelt | reconcile: abstimmen abgleichen abstimmung kontenabstimmung
reconciliation: abstimmung abgleich kontenabstimmung | record: satz datensatz sätze datensätze satzart aufzeichnung stammsatz
recovery: wiederherstellung wiederanlauf rückgewinnung | recursion: rekursion | recursive: rekursiv | red: roter rote | redefine: umdefinieren redefinition
redistribute: umverteilen weiterverteilen | reduce: reduzieren vermindern verringern kürzen reduziert
reduction: verminderung reduzierung ermäßigung kürzung minderung | redundant: überflüssig | reentrant: wiedereintrittsfähig | ref: referenz verweis bezug
refer: verweisen beziehen | reference: referenz verweis bezug aktenzeichen verwendungszweck | refinance: umschulden umschuldung refinanzierung
reflect: widerspiegeln | refresh: auffrischen aktualisieren | refund: erstattung rückerstattung rückzahlung erstatten rückvergütung
refused: abgelehnt verweigert | reg: register registrierung | regardless: unabhängig ungeachtet | regenerate: erzeugen generieren
region: gebiet bereich bezirk | register: registrieren anmelden verzeichnis | registration: anmeldung registrierung zulassung eintragung
regression: ausgleichsrechnung | regular: regelmäßig regulär | rehire: wiedereinstellung | reimbursement: erstattung kostenerstattung
reinstate: wiederherstellen wiedereinsetzen | reinsurance: rückversicherung rückversicherer | reject: ablehnen zurückweisen abweisen
rejected: abgelehnt abgewiesen zurückgewiesen | relation: beziehung relationen verhältnis | relationship: beziehung verhältnis verwandtschaft
relative: relativ verwandter | relatively: relativ verhältnismäßig | release: freigabe freigeben freisetzung entlassen | relevant: betreffend maßgeblich
religion: konfession religionszugehörigkeit | reload: laden nachladen | relocate: verschieben verlegen umziehen | rem: bemerkung | remain: verbleiben bleiben
remainder: restbetrag restwert divisionsrest | remaining: verbleibend restlich verbleibende | remark: bemerkung anmerkung
reminder: mahnung erinnerung zahlungserinnerung | remit: überweisen | remittances: überweisungen zahlungen | remote: entfernt fern
removal: entfernung beseitigung | remove: entfernen entfernt löschen beseitigen | remuneration: vergütung entgelt bezüge
rename: umbenennen umbenennung umbenannt | rendered: erbracht dargestellt | renew: erneuern verlängern | renewal: verlängerung erneuerung
rent: miete mieten mietzins | rental: vermietung miete mietwagen | renter: mieter | renumber: umnumerieren neu nummerieren | reopens: wiedereröffnet öffnet
reorder: nachbestellen nachbestellung meldebestand umordnen | reorganises: reorganisiert | rep: vertreter | repair: reparatur reparieren instandsetzung
repayment: rückzahlung tilgung | repayments: tilgungen rückzahlungen | repeat: wiederholen wiederholung wiederhole | repetitive: wiederholend
replace: ersetzen ersetzt austauschen ersetze | replacement: ersatz austausch | reply: antwort antworten
report: bericht auswertung liste berichte melden protokoll | repository: ablage archiv | repossess: zurücknehmen | represent: darstellen vertreten
representation: darstellung vertretung | req: anforderung anfrage | request: anforderung anfrage antrag anfordern auftrag wunsch
require: benötigen erfordern erfordert | required: erforderlich benötigt notwendig pflichtfeld | requirements: anforderungen voraussetzungen
requisition: anforderung bedarfsanforderung bestellanforderung | res: ergebnis | research: forschung | reservation: reservierung vormerkung buchung
reserve: reservieren rücklage rückstellung reservierung vormerken | reserved: reserviert vorgemerkt | reserves: rücklagen
reservoir: speicher stausee talsperre | reset: zurücksetzen rücksetzen zurückgesetzt | resettlement: umsiedlung | residence: wohnort wohnsitz
resident: einwohner bewohner ansässig | residential: wohngebäude | resides: liegt befindet | residual: restwert residuum restbetrag residuen
residue: rückstand | resignation: kündigung | resolution: auflösung lösung | resolved: gelöst aufgelöst | resources: betriebsmittel ressourcen mittel
respect: hinsichtlich bezug | respectively: beziehungsweise bzw jeweils | respond: antworten reagieren | response: antwort rückmeldung reaktion
responsibility: verantwortung zuständigkeit | responsible: zuständig verantwortlich | rest: übrig restliche | restart: wiederanlauf neustart wiederaufsetzen
restock: auffüllen nachfüllen | restore: wiederherstellen rückspeichern zurückladen | restricted: eingeschränkt beschränkt
restrictions: einschränkungen beschränkungen | result: ergebnis resultat ergebnisse erg | resume: fortsetzen wiederaufnehmen lebenslauf
ret: rückgabe rücksprung | retail: einzelhandel | retain: behalten beibehalten | retcode: rückgabecode returncode rückkehrcode
retention: aufbewahrung einbehalt | retired: pensioniert rentner | retirement: ruhestand rente pensionierung altersrente
retrieval: wiedergewinnung abruf suche | retrieve: abrufen holen lesen wiederfinden | retry: wiederholen erneut
return: rückkehr rücksprung zurück rückgabe rückgabewert retoure zurückgeben | reuse: wiederverwenden wiederverwendung
revenue: umsatz erlös einnahmen ertrag erlöse | reversal: storno stornierung rückbuchung umkehr | reverse: umkehren umgekehrt storno rückwärts
reversed: umgekehrt storniert | reversing: stornobuchung | revert: zurückkehren rückgängig | review: überprüfung prüfen durchsicht
revised: überarbeitet geändert | revision: überarbeitung änderungsstand | revoke: widerrufen entziehen | reward: belohnung prämie
rewind: zurückspulen rückspulen | rewrite: zurückschreiben neuschreiben | rider: zusatzversicherung zusatz | right: rechts rechte rechtsbündig richtig
ring: ringförmig | risk: risiko risiken gefahr | river: fluss fluß gewässer | road: strasse straße | roaming: auslandsnutzung | rocket: rakete
roll: rolle rollen | rollback: zurücksetzen zurückrollen | roof: dach | room: zimmer raum räume | root: wurzel quadratwurzel
rotation: drehung fruchtfolge umdrehung | round: runden gerundet rundung | rounded: gerundet | rounding: rundung runden aufrunden | route: strecke leitweg
routine: routinen unterprogramm | row: zeile reihe zeilen | royalty: tantieme lizenzgebühr | rule: regel vorschrift | rules: regeln vorschriften
run: lauf ausführen laufen programmlauf läuft | runoff: abfluss oberflächenabfluss abfluß | runtime: laufzeit | rye: roggen | safe: sicher | safety: sicherheit
said: gesagt besagt | sailing: segeln | salary: gehalt lohn gehälter besoldung gehaltsgruppe | sale: verkauf | sales: umsatz verkauf vertrieb verkäufe absatz
salesman: verkäufer vertreter außendienst | salt: salz | salutation: anrede | sample: stichprobe muster beispiel | sanction: strafe sperre | sand: sandboden
satisfy: erfüllen genügen | saturated: gesättigt | saturation: sättigung | saturday: samstag sonnabend
save: sichern speichern retten sparen gesichert sichere abspeichern | savearea: sicherungsbereich sicherstellungsbereich | saved: gesichert gespeichert gerettet
saver: sparer | savings: ersparnisse sparkonto spar sparguthaben | scale: skalieren maßstab skala waage | scan: durchsuchen absuchen abtasten
scenario: szenario | schedule: zeitplan terminplan fahrplan stundenplan | scheduler: steuerprogramm zeitplaner | scheme: verfahren verfahrensweise
scholarship: stipendium | school: schule schulen | scientific: wissenschaftlich | scope: geltungsbereich umfang | score: punktzahl punkte ergebnis punktestand
scrap: ausschuss schrott | scratch: arbeitsdatei hilfsdatei | screen: bildschirm maske bildschirmmaske bild | script: skript | scroll: blättern rollen
sea: meer | search: suchen suche suchbegriff durchsuchen gesucht suchlauf | season: saison jahreszeit | seasons: jahreszeiten saison
seat: sitz platz sitzplatz | seats: sitzplätze plätze sitze | sec: sekunde sek | second: sekunde zweite zweiter sekunden zweites sek
secondary: sekundär zweit neben | section: abschnitt teil sektion | securities: wertpapiere wertpapier depot | security: sicherheit wertpapier datenschutz
sediment: ablagerung sedimente | seed: saatgut samen startwert | segment: abschnitt segmente
select: auswählen auswahl wählen ausgewählt selektieren selektiert | selectable: wählbar auswählbar | selected: ausgewählt selektiert
selection: auswahl selektion wahl | self: selbst selbständig | sell: verkaufen verkauf verkauft | seller: verkäufer | semaphore: semaphor
semester: semesterzahl halbjahr | semi: halb halbjährlich | send: senden absenden sende gesendet schicken verschicken | sender: absender
seniority: dienstalter betriebszugehörigkeit | sense: sinn | sensitive: empfindlich sensibel | sensitivity: empfindlichkeit | sent: gesendet verschickt
sep: september sept trennzeichen | separate: getrennt trennen separat | separately: getrennt gesondert einzeln separat | separator: trennzeichen trenner
september: sept | seq: reihenfolge sequenz folge | sequence: reihenfolge folge sequenz sortierfolge | sequential: sequentiell sequenziell fortlaufend
sequentially: sequentiell nacheinander | serial: seriell laufende seriennummer | serialise: serialisieren | series: reihe serie folge zeitreihe
server: diensterbringer | service: dienst dienstleistung leistung dienste | session: sitzung sitzungen | set: setzen setze gesetzt menge satz
settle: begleichen ausgleichen abrechnen | settlement: abrechnung ausgleich regulierung verrechnung vergleich | setup: einrichtung aufbau | seven: sieben
severance: abfindung | severe: schwer schwerwiegend | severity: schweregrad fehlerklasse | sewage: abwasser abwassergebühr | sewer: kanalisation abwasserkanal
sex: geschlecht | shading: schattierung | shadows: schatten | shape: gestalt | share: aktie anteil aktien teilen
shareholder: aktionär gesellschafter aktionäre | sheep: schaf schafe | sheet: blatt bogen | shelf: regal | shift: verschieben schicht verschiebung
ship: schiff versenden | shipment: versand lieferung sendung | shipper: versender absender spediteur | shipping: versand versandkosten lieferung
shop: laden geschäft | shopkeeper: ladenbesitzer händler | short: kurz kurze | shortage: mangel fehlmenge fehlbestand | shorter: kürzer
shortfall: fehlbetrag unterdeckung | show: anzeigen zeigen anzeige | shrinkage: schwund | shrinks: schrumpft | shuffle: mischen | shut: schließen
sick: krank krankheit krankmeldung | sickness: krankheit krankengeld | side: seite | sight: sicht | sign: vorzeichen zeichen unterschreiben | signal: signale
signatory: unterzeichner | signature: unterschrift signatur | significant: signifikant bedeutend gültige | silently: stillschweigend | silver: silber
similar: ähnlich ähnliche | similarly: ähnlich ebenso | simple: einfach einfache | simpler: einfacher | simplified: vereinfacht
simulate: simulieren simuliert nachbilden | simulation: nachbildung | simulator: nachbildung | simultaneously: gleichzeitig | since: seit
single: einzel einzeln ledig einfach | sister: schwester | six: sechs | size: größe groesse umfang | skill: fähigkeit kenntnisse
skip: überspringen überlesen vorschub übersprungen | slash: schrägstrich | slaughter: schlachten schlachtung | sleep: schlafen warten
slightly: leicht geringfügig | slope: neigung gefälle steigung hangneigung | slot: steckplatz platz | slow: langsam | small: klein kleine
smallest: kleinste kleinster kleinstes | smith: schmied | smoker: raucher nichtraucher | smooth: glatt glätten | smoothing: glättung | snag: haken
snap: schnappschuss | snow: schnee schneehöhe | soaking: tränken | social: sozial sozialversicherung soziale | software: programmsystem
soil: boden erdreich böden | solar: sonne sonnenenergie | sold: verkauft | sole: alleinig einzig | solely: ausschließlich allein | solid: fest feststoff
solute: gelöster | solution: lösung lösungen | solve: lösen löst gelöst | solvent: lösungsmittel | solver: löser gleichungslöser | somewhat: etwas
sort: sortieren sortierung sortiert sortiere sortierfolge | sorted: sortiert | sound: klang schall | source: quelle quellprogramm quellcode quelltext herkunft
south: süden süd südlich | sowing: aussaat saat | space: leerzeichen platz raum speicherplatz | span: spanne spannweite | spare: ersatz ersatzteil
spec: spezifikation vorgabe | special: besonders spezial sonder sonderzeichen besondere | speciation: speziation artbildung | species: arten
specification: spezifikation angabe vorgabe | specified: angegeben vorgegeben angegebene | specify: angeben festlegen | spectrum: spektrum
speed: geschwindigkeit drehzahl | speedometer: tachometer | spent: ausgegeben verbraucht | spindle: spindel | spline: splinefunktion
split: aufteilen trennen teilen geteilt aufteilung | spool: druckausgabe spule | spot: kassa stelle | spouse: ehegatte ehepartner ehefrau ehemann
sprayed: gespritzt | spread: verteilen ausbreitung | spreadsheet: tabellenkalkulation kalkulationstabelle | spring: feder frühling | square: quadrat quadratisch
src: quelle | stability: stabilität | stable: stabil | stack: stapel keller kellerspeicher | staff: mitarbeiter personalabteilung belegschaft | stage: stufe
stall: marktstand | stamp: stempel marke zeitstempel briefmarke | standard: normen einheitlich | standing: dauerauftrag
start: beginn anfang starten beginnen anlauf gestartet | starter: anlasser | startup: anlauf hochfahren systemstart | state: zustand staat bundesland
statement: anweisung kontoauszug auszug befehl anweisungen | static: statisch statische | station: messstelle bahnhof stationen
statistics: statistik statistiken | status: zustand statusfeld bearbeitungsstand | steady: stetig gleichmäßig stationär | steam: dampf wasserdampf
steel: stahl | stem: stamm | step: schritt schritte stufe | stipend: stipendium | stock: bestand lager lagerbestand aktie vorrat | stockpile: vorrat vorräte
stocktake: inventur bestandsaufnahme | stolen: gestohlen | stone: stein | stop: beenden anhalten stopp | stopped: angehalten beendet
storage: speicher speicherung lagerung speicherbereich lager speicherplatz | store: speichern gespeichert filiale geschäft ablegen abspeichern
stored: gespeichert abgelegt | storm: sturm unwetter | storms: stürme sturm | str: zeichenkette | strain: dehnung spannung | strategy: strategie | straw: stroh
stream: strom bach fluss | street: strasse straße | streetname: strassenname | strength: stärke festigkeit | stress: spannung belastung | strict: streng
string: zeichenkette zeichenfolge zeichenketten | strip: abschneiden streifen entfernen | strong: stark | structural: strukturell baulich
structure: struktur aufbau gliederung strukturen datenstruktur | stub: platzhalter | student: studenten studierende schüler studentin matrikelnummer
study: studie studium | style: stil | sub: unterprogramm unter | subcommand: unterkommando unterbefehl | subcontractor: subunternehmer
subject: betreff fach thema gegenstand | subledger: nebenbuch | submit: absenden übergeben starten einreichen | subprograms: unterprogramme unterprogramm
subroutine: unterprogramm unterroutine upro unterprogramme | subscribed: abonniert gezeichnet | subscriber: teilnehmer abonnent
subscript: indizes tiefgestellt | subscription: abonnement abo zeichnung | subsequent: nachfolgend anschließend folgende | subset: teilmenge untermenge
subsidence: senkung bodensenkung | subsidy: subvention zuschuss beihilfe | substation: umspannwerk | substitute: ersetzen ersatz vertreter vertretung
substitution: ersetzung ersatz | substr: teilstring teilkette | substring: teilstring teilzeichenkette | subsystem: teilsystem untersystem
subtotal: zwischensumme teilsumme gruppensumme | subtract: subtrahieren abziehen subtrahiere abgezogen | success: erfolg | successful: erfolgreich
successfully: erfolgreich | suction: saugspannung absaugung | sufficient: ausreichend genügend genug | suffix: nachsilbe endung | sugar: zucker
suggest: vorschlagen | suggestions: vorschläge | suicide: selbsttötung | suitable: geeignet passend | suite: reihe
sum: summe summieren addieren summen gesamtsumme endsumme | summary: zusammenfassung übersicht | summer: sommer | sun: sonne sonntag | sunday: sonntag
sunflower: sonnenblume sonnenblumen | sunrise: sonnenaufgang | sunset: sonnenuntergang | supervisor: vorgesetzter aufseher betreuer
supplement: zuschlag ergänzung zulage nachtrag | supplemental: ergänzend zusätzlich | supplier: lieferant lieferanten lief lieferantennummer liefnr
supply: versorgung lieferung liefern | support: unterstützung unterstützen | suppress: unterdrücken unterdrückung unterdrückt | surcharge: zuschlag aufschlag
surface: oberfläche fläche | surgery: chirurgie eingriff | surname: nachname familienname zuname | surplus: überschuss überschuß
surrender: rückkauf rückkaufswert | survey: umfrage vermessung erhebung | suspend: aussetzen sperren | suspended: ausgesetzt gesperrt
swap: tauschen vertauschen austausch | swimming: schwimmen | swipe: durchziehen | switch: schalter weiche umschalten wechseln | symbol: zeichen sinnbild symbole
symbolic: symbolisch symbolische | sync: abgleich synchronisieren | synchronize: synchronisieren abgleichen | syntax: formfehler | sys: anlage
system: systeme anlage betriebssystem | tab: tabulator | table: tabelle tabellen tafel tabellenende tabellenzugriff | tag: marke kennzeichen etikett
tank: behälter | tape: magnetband bänder lochstreifen bandende | target: ziel zielwert soll | tariff: tarif tarife zolltarif | tariffs: tarife
task: aufgabe auftrag aufgaben | tax: steuer steuern mwst lohnsteuer einkommensteuer steuersatz abgabe steuerbetrag | taxable: steuerpflichtig versteuern
taxation: besteuerung versteuerung | taxpayer: steuerpflichtiger steuerzahler | tbl: tabelle tabellen | teacher: lehrer lehrerin lehrkraft
team: mannschaft gruppe | technical: technisch fachlich | technique: verfahren technik methode | technology: technik technologie
teller: kassierer kasse schalter | temp: temporär hilfs temperatur zwischen hilfsfeld | temperature: temperatur temperaturen lufttemperatur
template: vorlage muster schablone | temporal: zeitlich | temporarily: vorübergehend temporär zeitweise
temporary: temporär vorübergehend zwischen hilfs zwischenspeicher | ten: zehn | tenancy: mietverhältnis | tenant: mieter mandant | tender: ausschreibung angebot
term: laufzeit begriff frist ausdruck | terminal: endgerät datenstation bildschirm datensichtgerät | terminate: beenden beendet abbrechen kündigen
termination: beendigung kündigung austritt abbruch | test: prüfung prüfen testen testlauf | testers: tester prüfer | text: texte | theft: diebstahl
themselves: selbst | then: dann | theory: theorie | thermal: thermisch wärme | thermostat: temperaturregler | thickness: dicke mächtigkeit stärke schichtdicke
thin: dünn | third: dritte dritter drittes | thousand: tausend | thread: faden | three: drei | threshold: schwelle schwellwert schwellenwert grenzwert
throw: werfen auslösen | thru: bis | thunderstorm: gewitter | thursday: donnerstag | ticket: fahrkarte fahrschein karte eintrittskarte flugschein
tidal: gezeiten | tide: gezeiten | tied: gebunden | tier: stufe schicht ebene | till: bis | timber: holz | time: zeit uhrzeit zeiten mal zeitpunkt zeitraum
timeout: zeitüberschreitung zeitablauf | timer: zeitgeber | timestamp: zeitstempel | timetable: fahrplan stundenplan | tip: trinkgeld hinweis | tire: reifen
title: titel überschrift anrede | tmp: hilfs temporär | tobacco: tabak | today: heute tagesdatum heutiges | todo: offen erledigen | toggle: umschalten
tolerance: toleranz genauigkeit | toll: maut | tomorrow: morgen | ton: tonne tonnen | tonnage: ladekapazität | tonne: tonnen | tool: werkzeug hilfsmittel
top: oben anfang oberste | torque: drehmoment | tot: gesamt summe ges | total: gesamt summe gesamtsumme endsumme insgesamt gesamtbetrag ges summen
touch: berühren | town: stadt gemeinde | township: gemeinde | trace: ablaufverfolgung verfolgen spur protokoll | track: spur spuren gleis verfolgen
tractor: traktor schlepper | trade: handel gewerbe geschäft | trader: händler | traditional: herkömmlich traditionell | traffic: verkehr
trailer: anhänger nachlaufsatz nachsatz | trailers: anhänger | trailing: nachfolgend abschließend folgende | train: zug | training: ausbildung schulung
trajectory: bahn flugbahn | tram: strassenbahn | trans: bewegung vorgang umsatz | transaction: transaktion umsatz bewegung buchung vorgang umsätze bewegungssatz
transfer: überweisung übertragung übertragen übergabe überweisen umbuchung | transferred: übertragen überwiesen | transform: umwandeln transformieren umformen
transformation: umwandlung umformung | transient: vorübergehend instationär | transition: übergang | translate: übersetzen umsetzen umschlüsseln
translation: übersetzung umsetzung verschiebung | transmission: übertragung getriebe sendung | transport: beförderung transportieren
transpose: transponieren transponiert | trap: abfangen falle | travel: reise reisekosten dienstreise | treasurer: kassenwart schatzmeister | treasury: schatzamt
treat: behandeln behandelt | treatment: behandlung | tree: baum bäume | tridiagonal: tridiagonale | trigger: auslöser auslösen | trim: abschneiden kürzen
trip: fahrt reise | trouble: störung | truck: lkw lastwagen | true: wahr richtig | truncate: abschneiden abgeschnitten kürzen | truncated: abgeschnitten gekürzt
truncation: abschneiden abbruch | trust: treuhand vertrauen | trustee: treuhänder | try: versuchen versuch | tuberculosis: tuberkulose | tuesday: dienstag
tuition: studiengebühr schulgeld studiengebühren | turbine: turbinen | turbulence: turbulenz | turbulent: turbulente | turnover: umsatz umschlag | twelve: zwölf
twice: zweimal | two: zwei | type: typ typen satzart kontoart | typical: typisch üblich | typically: typischerweise üblicherweise | unable: unfähig
unavailable: verfügbar | unchanged: unverändert | unclaimed: abgeholt | uncomment: entkommentieren auskommentieren | uncompress: entpacken dekomprimieren
undefined: undefiniert unbestimmt | underflow: unterlauf | underlying: zugrundeliegend | underneath: darunter | underpaid: unterbezahlt
underscore: unterstrich | understocked: unterdeckung mindestbestand | underwrite: zeichnen versichern | undo: rückgängig zurücknehmen
unemployed: arbeitslos arbeitsloser | unemployment: arbeitslosigkeit arbeitslosenversicherung arbeitslosengeld | unexpected: unerwartet unerwartete
unformatted: unformatiert | union: vereinigung gewerkschaft | unique: eindeutig einmalig | unit: einheit gerät mengeneinheit stück
units: einheiten stück maßeinheit | university: universität hochschule uni | unknown: unbekannt unbekannte unbekannter | unload: entladen auslagern
unlock: entsperren freigeben | unmodified: unverändert | unnecessary: unnötig überflüssig | unpack: entpacken | unpaid: unbezahlt offen | unread: ungelesen
unset: zurücksetzen | unsigned: vorzeichenlos vorzeichen | unsuccessful: erfolglos | until: bis | unused: unbenutzt ungenutzt
update: aktualisieren ändern änderung aktualisierung fortschreiben fortschreibung aktualisiert verändern | updated: aktualisiert geändert
upgrade: aufrüsten aufwerten höherstufung | upload: hochladen | uploaded: hochgeladen | upper: obere oberer großbuchstaben oberste obergrenze
uppercase: großbuchstaben großschreibung | upstream: stromaufwärts flussaufwärts oberstrom | urgency: dringlichkeit | urgent: dringend eilig
usable: brauchbar benutzbar verwendbar | usage: verwendung benutzung verbrauch gebrauch | use: verwenden benutzen benutzt verwendet verwendung nutzen
used: benutzt verwendet gebraucht | user: benutzer anwender nutzer benutzerkennung | userid: benutzerkennung benutzerid | username: benutzername anwendername
usr: benutzer | util: hilfsprogramm | utilities: versorgungsbetriebe stadtwerke | utility: dienstprogramm hilfsprogramm versorgungsunternehmen
utilized: genutzt ausgelastet | vacancy: leerstand vakanz | vacation: urlaub ferien urlaubstage | vaccination: impfung | val: wert
valid: gültig gültige zulässig | validate: prüfen validieren überprüfen plausibilisieren
validation: prüfung plausibilitätsprüfung gültigkeitsprüfung validierung plausi | validity: gültigkeit gültigkeitsdauer | valley: tal | valuation: bewertung
value: wert werte betrag feldinhalt | valve: ventil klappe | var: variable veränderliche | variable: variablen veränderlich hilfsvariable
variables: variablen variable | variance: varianz abweichung streuung | variant: variante | variations: variationen schwankungen | variety: sorte vielfalt
various: verschiedene diverse | varying: veränderlich wechselnd variabel | vat: mwst mehrwertsteuer umsatzsteuer ust vorsteuer | vector: vektor vektoren
vegetable: gemüse | vehicle: fahrzeug kfz fahrzeuge kraftfahrzeug fahrgestellnummer kennzeichen | vein: vene | velocity: geschwindigkeit geschwindigkeiten
vendor: lieferant kreditor verkäufer lief | ver: fassung versionsnummer | verb: zeitwort | verbose: ausführlich | verification: überprüfung prüfung nachprüfung
verify: prüfen überprüfen verifizieren nachprüfen | version: fassung ausgabestand | vertical: vertikal senkrecht | vessel: schiff gefäß | veterinary: tierarzt
vice: umgekehrt | victim: opfer | view: sicht ansicht anzeigen | village: dorf | vines: reben | vineyard: weinberg | violation: verletzung verstoß
virtual: virtuell virtuelle | viscosity: viskosität zähigkeit | viscous: viskos zähflüssig | visible: sichtbar | visit: besuch besuche | visitor: besucher
visual: visuell optisch | void: ungültig leer | vol: datenträger volumen | voltage: spannung | volume: volumen datenträger rauminhalt lautstärke menge
vote: stimme stimmen abstimmung | voter: wähler wahlberechtigter | voting: abstimmung wahl | voucher: beleg gutschein belegnummer
wage: lohn löhne arbeitslohn stundenlohn | wages: löhne lohn | wagon: waggon güterwagen | wait: warten wartezeit warte | wall: wand mauer wände
ward: stationär bezirk | warehouse: lager lagerhaus lagerort lagernummer | warm: warme | warning: warnung achtung hinweis warnmeldung
warranty: garantie gewährleistung | waste: abfall müll | water: wasser gewässer wasserverbrauch | watercourse: gewässer wasserlauf
watershed: einzugsgebiet wasserscheide | wave: welle wellen | wavelength: wellenlänge | waybill: frachtbrief | weather: wetter witterung | web: netz webseite
wednesday: mittwoch | weed: unkraut | week: woche wochen kalenderwoche wochentag wöchentlich | weekday: wochentag | weekend: wochenende | weekly: wöchentlich
weighbridge: fahrzeugwaage | weighing: wiegen wägung verwiegung | weight: gewicht gewichtung gewichte | weir: wehr | welcome: willkommen | weld: schweißen
welfare: sozialhilfe wohlfahrt fürsorge | well: brunnen | west: westen westlich | wharf: kai | wheat: weizen | wheel: räder | while: während solange
white: weiß weiss | wholesale: großhandel grosshandel | wide: breit | widen: erweitern verbreitern | widow: witwe | widower: witwer | width: breite
wife: ehefrau gattin | wildcard: platzhalter joker | wind: windgeschwindigkeit windrichtung | window: fenster bildschirmfenster | wine: wein
winter: winterlich | wipe: löschen | wire: draht | wiring: verdrahtung | withdraw: abheben auszahlen | withdrawal: abhebung auszahlung entnahme abheben
withheld: einbehalten | withhold: einbehalten | withholding: quellensteuer einbehaltung lohnsteuerabzug | without: ohne | witness: zeuge | woman: frau frauen
won: gewonnen | wood: holz | wool: wolle | word: wort wörter worte | work: arbeit arbeiten arbeitsfeld arbeitsbereich hilfsfeld
workarea: arbeitsbereich arbeitsfelder | workaround: umgehung notlösung | workday: arbeitstag werktag | worker: arbeiter arbeitnehmer
working: arbeitsspeicher arbeits | workload: arbeitslast | workplace: arbeitsplatz | workshop: werkstatt | workstation: arbeitsplatz arbeitsstation
world: welt | wrap: umbruch | wreck: wrack | write: schreiben schreibe geschrieben ausgeben wegschreiben schreib | writer: schreiber | written: geschrieben
wrong: falsch falsche | xref: querverweis | yard: hof | year: jahr jahre jahreszahl jährlich geschäftsjahr | yearly: jährlich jahres | yellow: gelb | yes: ja
yesterday: gestern gestrig | yield: ertrag rendite ausbeute | young: jung | yourself: selbst | youth: jugend jugendliche | yyyy: jjjj jahr
zero: nullen nullwert nullstellen nullsetzen | zip: plz postleitzahl | zone: gebiet bereich
`
