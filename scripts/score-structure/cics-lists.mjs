import { at, dataset, key, single, upper, valuesOf } from './comparison.mjs'

/** What CICS programs transfer to and use, and what the CSD defines. */
export function cicsLists(comparison) {
  return [...transferLists(comparison), ...resourceLists(comparison), ...definitionLists(comparison)]
}

function transferLists({ listed, ofPrograms, unresolved }) {
  const transfers = listed('cics_transfers')
  const targets = (field) =>
    transfers.flatMap((transfer) =>
      valuesOf(transfer[field]).map((place) => ({
        place,
        file: transfer.file,
        one: key(transfer.of, transfer.verb, at(transfer), upper(place.target)),
      })),
    )
  const gold = targets('resolved')
  const also = [...targets('other_assignments_not_reaching_this_site'), ...targets('excluded')]
  const edges = ofPrograms('link', 'xctl').map((edge) => ({ edge, one: key(edge.from.name, upper(edge.kind), at(edge), edge.to.name) }))
  const open = [
    ...edges.filter(({ edge }) => !edge.complete).map(({ edge }) => edge),
    ...unresolved.filter(({ kind }) => kind === 'link' || kind === 'xctl'),
  ]
  return [
    {
      name: 'CICS transfers',
      gold: single(gold.map(({ one }) => one)),
      found: edges.map(({ one }) => one),
      also: also.map(({ one }) => one),
    },
    {
      name: 'CICS transfers (evidence)',
      gold: gold.map(evidence),
      found: edges.map(({ edge, one }) => key(one, 'by', at(edge.via ?? edge))),
      also: also.flatMap(evidence),
    },
    {
      name: 'CICS transfers (left open)',
      gold: single(
        transfers.filter(({ undetermined_sources: sources }) => sources?.length > 0).map((transfer) => key(transfer.of, at(transfer))),
      ),
      found: open.map((reference) => key(reference.from.name, at(reference))),
    },
  ]
}

/**
 * The line that the list gives. Where it is that of an item with a VALUE, or an item is moved whose VALUE the list mentions, the literal's line is as good:
 * it is the item's or the next.
 */
function evidence({ place, file, one }) {
  const [, moved] = /VALUE at line (\d+)/.exec(place.how ?? '') ?? []
  const isValue = /^VALUE/.test(place.how ?? '')
  const item = moved ? { file, line: Number(moved) } : place
  const literals = moved || isValue ? [item, { ...item, line: item.line + 1 }] : []
  return [place, ...literals].map((line) => key(one, 'by', at(line)))
}

const effectOf = (op) => ({ WRITE: 'write', REWRITE: 'update', UPDATE: 'update', DELETE: 'delete' })[upper(op)] ?? 'read'

function resourceLists({ listed, ofPrograms, execAround }) {
  return [
    {
      name: 'transactions that come next',
      gold: single(listed('transids').map((next) => key(next.of, at(next), upper(next.transid)))),
      found: ofPrograms('start').map((edge) => key(edge.from.name, at(edge), edge.to.name)),
    },
    {
      name: 'CICS files',
      gold: single(listed('cics_files').map((use) => key(use.of, at(use), effectOf(use.op), upper(use.name)))),
      found: ofPrograms('file')
        .filter((edge) => /EXEC\s+CICS/.test(execAround(edge)))
        .map((edge) => key(edge.from.name, at(edge), effectOf(edge.op), edge.to.name)),
    },
    {
      name: 'maps',
      gold: single(listed('maps').map((use) => key(use.of, at(use), upper(use.verb), upper(use.map)))),
      found: ofPrograms('map')
        .filter(({ to }) => to.kind === 'map')
        .map((edge) => key(edge.from.name, at(edge), upper(edge.op), edge.to.name)),
    },
    {
      name: 'TD queues',
      gold: single(listed('td_queues').map((use) => key(use.of, at(use), upper(use.queue)))),
      found: ofPrograms('queue')
        .filter((edge) => /\bTD\b/.test(execAround(edge)))
        .map((edge) => key(edge.from.name, at(edge), edge.to.name)),
    },
  ]
}

function definitionLists({ lists, edges, units }) {
  const transactionKey = ({ transid, program, ...place }) => key(at(place), upper(transid), upper(program))
  const inJcl = Object.keys(lists).flatMap((name) => (name.startsWith('csd_transactions_') ? valuesOf(lists[name]) : []))
  const jclPaths = new Set(inJcl.map(({ file }) => file))
  // The list has the line of DEFINE, the export that of its PROGRAM(…).
  const defined = (edge) =>
    units.find(
      ({ kind, path, startLine, endLine }) =>
        kind === 'transaction' && path === edge.path && startLine <= edge.line && edge.line <= endLine,
    )
  const told = (isInJcl) =>
    edges
      .filter(({ kind, path }) => kind === 'transaction' && jclPaths.has(path) === isInJcl)
      .map((edge) => key(`${edge.path}:${defined(edge)?.startLine ?? edge.line}`, edge.from.name, edge.to.name))
  return [
    {
      name: 'transactions',
      gold: single(valuesOf(lists.transactions).map(transactionKey)),
      found: told(false),
      also: valuesOf(lists.csd_program_transids).map(transactionKey),
    },
    { name: 'transactions (CSD in JCL)', gold: single(inJcl.map(transactionKey)), found: told(true) },
    {
      name: 'CICS files (data set)',
      gold: single(valuesOf(lists.csd_files).map((file) => key(file.file, upper(file.cics_file), dataset(file.dsname)))),
      found: edges
        .filter(({ kind, from, path }) => kind === 'dataset' && from.kind === 'file' && !jclPaths.has(path))
        .map((edge) => key(edge.path, edge.from.name, dataset(edge.to.name))),
    },
  ]
}
