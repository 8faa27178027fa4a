import { expect, test } from 'vitest'
import { CircuitBreaker } from '../../src/models/circuit-breaker.ts'

test('it lets one request try after a while, and closes when that succeeds', () => {
  const circuit = new CircuitBreaker(100)
  expect([circuit.state(0), circuit.admits(0)]).toEqual(['closed', true])
  circuit.open(0)
  expect([circuit.state(99), circuit.admits(99)]).toEqual(['open', false])
  expect([circuit.state(100), circuit.admits(100), circuit.admits(100)]).toEqual(['half-open', true, false])
  circuit.succeeded()
  expect([circuit.state(100), circuit.admits(100)]).toEqual(['closed', true])
})

test('a failed try opens it again; one that was stopped leaves the turn to the next', () => {
  const circuit = new CircuitBreaker(100)
  circuit.open(0)
  expect(circuit.admits(100)).toBe(true)
  circuit.open(100)
  expect(circuit.state(199)).toBe('open')
  expect(circuit.admits(200)).toBe(true)
  circuit.released()
  expect(circuit.admits(200)).toBe(true)
})

test('a longer rest that was asked for is granted, an absurd one is not', () => {
  const circuit = new CircuitBreaker(100)
  circuit.open(0, 5000)
  expect([circuit.state(4999), circuit.state(5000)]).toEqual(['open', 'half-open'])
  circuit.open(0, 1e15)
  expect(circuit.state(3_600_000)).toBe('half-open')
})
