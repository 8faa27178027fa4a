import { wordForm } from '../base/words/word-form.ts'

/** Groups of English words that people of software and office work use for one another, separated by commas. A word may stand in several groups. */
const groups = `
  abend crash failure dump, abort cancel kill terminate stop, accelerate speed fast faster quick performance optimize optimise,
  accept approve approval consent, access permission authorization authorisation privilege, accessibility accessible a11y, account
  balance ledger bookkeeping accounting, account login profile, add insert append create, address location, admin administrator
  sysadmin root, ads advertising advertisement ad campaign, agent assistant bot copilot, ai llm gpt artificial, alarm alert
  notification warning notify, align layout arrange position, allocate reserve assign, analyze analyse analysis examine inspect
  investigate, animation animate motion transition, answer reply response respond, api interface endpoint rest, app application
  program software, app mobile ios android iphone smartphone phone, archive backup copy snapshot, array list vector table, article
  post blog, assembler assembly hlasm, asset resource, asynchronous async concurrent parallel, attack exploit hack intrusion,
  attacker adversary hacker intruder, audio sound voice speech, audit review assessment compliance inspection, authentication
  login signin auth oauth sso, automate automation script automatic automatically, bank banking finance financial money, batch job
  jcl nightly, bill invoice billing, bind plan package, branch fork, brand logo identity, browser chrome firefox safari web, bug
  debug fix repair troubleshoot, bug defect error fault issue problem, build compile compilation make, business company enterprise
  firm organisation organization, cache memoize buffer, calculate compute computation calculation, calendar schedule appointment
  meeting, call invoke link, catalog catalogue inventory registry list, certificate tls ssl, change diff difference modification,
  change modify edit alter, chart graph plot diagram visualization visualisation, chat conversation message messenger, check
  verify validate validation verification test, checklist list, checkpoint restart recovery resume, choose select pick decide,
  clean cleanup tidy refactor sanitize, client customer buyer consumer, cloud aws azure gcp, cluster group, code source program
  programming, coder developer programmer engineer, collect gather aggregate, color colour palette theme, command cli terminal
  shell, comment annotation, compare comparison contrast, compliance regulation regulatory law legal policy, compress zip shrink,
  config configuration configure setup settings, connect connection integrate integration link, container docker kubernetes,
  content text copy, convention guideline standard rule style, convert conversion transform translate, copy duplicate clone
  replicate, copybook layout record, cost price expense spending, country region market locale, course lesson tutorial training,
  credential password secret token key, crypto cryptography encryption encrypt, cryptocurrency bitcoin blockchain crypto, customer
  crm sales, dashboard report monitoring, data dataset information, database db sql table, dataset file vsam, date time day
  calendar, decimal packed numeric, decision decide choice, delay latency slow lag, delete remove erase drop purge, deliver
  delivery ship shipping, dependency library package module, deploy deployment release publish rollout, deprecated obsolete
  outdated legacy, design architecture, design style look appearance visual, desktop computer pc, detect detection find discover
  identify, diagnose diagnostics troubleshoot, dictionary glossary, directory folder path, disk drive storage volume, display show
  present render, doctor medical clinical health patient, document documentation doc docs manual, document word docx pdf, domain
  hostname dns, download fetch retrieve get, editor ide, education teach learn teaching student school, electronics circuit pcb,
  email mail inbox mailbox, end finish complete, equation formula math mathematics, estimate forecast predict prediction, evaluate
  evaluation measure assess benchmark, evidence proof forensic forensics, example sample demo template, exception error, execute
  run launch start, experiment trial, expire expiry timeout, explain understand comprehend, export extract unload dump, extract
  parse scrape scraping, fake mock stub, feature functionality capability, feedback review rating, field form input, file
  document, firewall waf perimeter, flow workflow process pipeline, flowchart diagram, form survey questionnaire, format layout
  structure, framework library, fraud scam phishing, function method procedure routine subroutine paragraph, game gaming, gene
  genome genomic dna, generate generation create produce, git github repository repo, goal objective target okr, governance policy
  control, grammar spelling, guide guideline tutorial howto instruction, hardening secure security protect, health healthcare
  medical, hide conceal, hire hiring recruit recruitment recruiting candidate, history log timeline, host server, hypothesis
  theory, idea brainstorm ideation, image picture photo photograph screenshot, import load ingest, improve improvement enhance
  optimize optimise, incident outage emergency, index lookup, infect malware virus, install installation setup, insurance claim
  policy, interface ui gui, interview conversation, invoice bill billing, issue ticket bug, javascript js typescript node, join
  merge combine, keyboard shortcut, language locale translation localization localisation i18n, large big huge, law legal lawyer
  attorney statute, layout arrangement, leak leakage exfiltration, legacy mainframe, letter mail email, license licence, limit
  quota throttle throttling, line row, link url hyperlink, load import ingest, lock mutex, log logging journal history, malicious
  malware virus trojan, manage management administer, manufacture manufacturing production factory, map screen display, marketing
  advertising promotion, measure metric kpi, meeting minutes, memory ram heap, menu navigation, message notification, migrate
  migration upgrade port modernize modernise, mock stub fake, module component, monitor monitoring observe observability, move
  transfer, movie video film clip, music song audio, name identifier, network networking, news article, notebook jupyter, offer
  proposal quote, onboard onboarding newcomer, optimize optimise tune tuning, page screen, paper article publication, parallel
  concurrent concurrency simultaneous, partner supplier vendor, patch update, pay payment checkout, pentest penetration
  pentesting, people person human, phase stage step, plan roadmap, plugin extension addon, popular viral, presentation slide
  slides deck powerpoint pptx, price pricing, print printer, privacy personal gdpr, product item, production live, project
  initiative, prompt instruction, protect secure harden hardening, prototype mockup wireframe, purchase buy shop order, purpose
  goal, python py, quality qa, quantity amount, question faq, queue mq, quote citation, random arbitrary, realtime streaming live,
  recommend recommendation suggest, recover recovery restore, reduce decrease minimize minimise, refactor restructure rewrite,
  reference citation cite, register signup, reject deny refuse, release version, reliable reliability stable, remote distributed,
  rename relabel, replace substitute, report reporting summary, request query, requirement specification spec prd, research study
  investigate, resume cv, return refund, disassemble decompile, review critique feedback, rewrite rephrase, risk threat hazard,
  role responsibility, rollback undo revert, route routing, sale sell selling sales, save store persist, scan scanner scanning,
  schedule cron scheduler, schema model structure, science scientific research, screenshot capture, search find lookup query,
  segment ims dli, send transmit transfer, seo google ranking, sequence order, session conversation, share sharing, shop store
  ecommerce, sign signature, simulate simulation, size length, social linkedin instagram facebook twitter, solve solution resolve,
  sort order rank, speech voice speak talk, split divide, spreadsheet excel xlsx sheet, start begin launch, startup company
  founder, state status, statistics statistical stats, storage persistence, stream streaming, subscribe subscription, subtitle
  caption, summarize summarise summary, suspicious anomaly anomalous unusual, sync synchronize synchronise, tag label, task todo
  ticket, team group, telephone phone call, template scaffold boilerplate skeleton, terminal console shell, test testing qa spec,
  tool utility, topic subject theme, trace tracing track, trade trading, train training, transaction cics, transcribe transcript
  transcription, translate translation localize localise, travel trip, tree hierarchy, ui interface gui, unused dead, update
  refresh, upload send, usability ux, value worth, variable field, version revision, visitor user, vulnerability cve weakness flaw
  hole, web website site internet online, window dialog modal popup, write author compose`

/** For each term (a word as `wordForm` gives it) the other words of its groups, by their terms. */
export function createSynonyms(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const synonyms = new Map<string, Map<string, string>>()
  for (const group of groups.split(',')) {
    const words = group.trim().split(/\s+/)
    for (const word of words) {
      const others = synonyms.get(wordForm(word)) ?? new Map<string, string>()
      for (const other of words) if (wordForm(other) !== wordForm(word)) others.set(wordForm(other), other)
      synonyms.set(wordForm(word), others)
    }
  }
  return synonyms
}
