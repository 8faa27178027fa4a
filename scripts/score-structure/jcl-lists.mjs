import { at, dataset, key, single, upper, valuesOf } from './comparison.mjs'

/** Steps, what they run, their DDs. */
export function jclLists(comparison) {
  const steps = comparison.jcl.flatMap((member) => member.steps)
  return [...stepLists(comparison, steps), ...ddLists(comparison, steps)]
}

const launcher = /^(IKJEFT01|IKJEFT1[AB]|DFSRRC00)$/

function stepLists({ units, jclPaths, ofJcl, lineOf }, steps) {
  const named = steps.flatMap((step) =>
    [step.pgm, step.proc].flatMap((name) => (name && !launcher.test(name) ? [key(at(step), upper(name))] : [])),
  )
  const launched = steps.flatMap((step) =>
    valuesOf(step.runs).map((run) => key(at(step), upper(run.program), run.line === step.line ? 'PARM' : at(run))),
  )
  const cardOf = ({ via, path, line }) => lineOf(via?.path ?? path, via?.line ?? line)
  return [
    {
      name: 'steps',
      gold: single(steps.map((step) => key(at(step), upper(step.step)))),
      found: units
        .filter((unit) => unit.kind === 'step' && jclPaths.has(unit.path))
        .map((unit) => key(`${unit.path}:${unit.startLine}`, unit.name)),
    },
    {
      name: 'steps (program, proc)',
      gold: single(named),
      found: ofJcl('runs', 'runs-proc')
        .filter(({ how }) => how !== 'launcher')
        .map((edge) => key(at(edge), edge.to.name)),
    },
    {
      name: 'steps (launched)',
      gold: single(launched),
      found: ofJcl('runs')
        .filter((edge) => edge.how === 'launcher' && !/^\s*(%|EX(EC)?\s)/.test(cardOf(edge)))
        .map((edge) => key(at(edge), edge.to.name, cardOf(edge).startsWith('//') ? 'PARM' : at(edge.via ?? edge))),
    },
  ]
}

const lastPart = (dd) => upper(dd).split('.').pop()
const plainDisp = (disp) => upper(disp).replace(/^\((.*)\)$/, '$1')

// What control cards of a DD name is not the DD's own data set.
function ddLists({ ofJcl, lineOf }, steps) {
  const dds = steps.flatMap((step) => step.dds).filter(({ dsn }) => dsn)
  const edges = ofJcl('dataset').filter(({ dd, how, path, line }) => dd && how !== 'launcher' && /^\/\/\S*\s+DD\s/.test(lineOf(path, line)))
  // A proc's symbols have the values of each job that runs it; the file knows the default.
  const symbolic = new Set(dds.filter(({ dsn }) => /&(?!&)/.test(dsn)).map(at))
  return [
    {
      name: 'DDs',
      gold: single(dds.map((dd) => key(at(dd), lastPart(dd.ddname)))),
      found: edges.map((edge) => key(at(edge), lastPart(edge.dd))),
    },
    {
      name: 'DDs (data set)',
      gold: single(dds.map((dd) => key(at(dd), dataset(dd.dsn_resolved ?? dd.dsn)))),
      found: edges.map((edge) => key(at(edge), dataset(edge.to.name))),
      also: edges.filter((edge) => symbolic.has(at(edge)) && edge.how === 'symbolic').map((edge) => key(at(edge), dataset(edge.to.name))),
    },
    {
      name: 'DDs (DISP)',
      gold: single(dds.map((dd) => key(at(dd), plainDisp(dd.disp)))),
      found: edges.map((edge) => key(at(edge), plainDisp(edge.disp))),
    },
  ]
}
