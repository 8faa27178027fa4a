import { expect, test } from 'vitest'
import { CircuitBreaker } from '../../src/models/circuit-breaker.ts'

const limits = { circuitFailures: 3, circuitOpenMs: 100 }

test('it opens after failures in a row, lets one request try after a while, and closes when that succeeds', () => {
  const circuit = new CircuitBreaker(limits)
  circuit.failed(0)
  circuit.failed(0)
  circuit.succeeded()
  circuit.failed(0)
  circuit.failed(0)
  expect([circuit.state(0), circuit.admits(0)]).toEqual(['closed', true])
  circuit.failed(0)
  expect([circuit.state(99), circuit.admits(99)]).toEqual(['open', false])
  expect([circuit.state(100), circuit.admits(100), circuit.admits(100)]).toEqual(['half-open', true, false])
  circuit.succeeded()
  expect([circuit.state(100), circuit.admits(100)]).toEqual(['closed', true])
})

test('a failed try opens it again at once; one that was stopped leaves the turn to the next', () => {
  const circuit = new CircuitBreaker(limits)
  for (let n = 0; n < 3; n++) circuit.failed(0)
  expect(circuit.admits(100)).toBe(true)
  circuit.failed(100)
  expect(circuit.state(199)).toBe('open')
  expect(circuit.admits(200)).toBe(true)
  circuit.released()
  expect(circuit.admits(200)).toBe(true)
})

test('a lasting failure opens it at once', () => {
  const circuit = new CircuitBreaker(limits)
  circuit.failed(0, true)
  expect(circuit.state(0)).toBe('open')
})
