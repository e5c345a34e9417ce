/** The code with which the browser that consented shows itself to the page that began the flow: short enough to be typed. */
import { randomInt } from 'node:crypto'
import { digestOf } from '../../../ground/base/index.ts'

/** Letters and digits that are hard to confuse and spell nothing. Eight of them have 38 bits. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ23456789'
const LENGTH = 8

/** A new code. */
export function newCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** A code as it was typed, without what people put between its letters. */
export function typedCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

/** The secret under which a flow leaves its grant: the page knows the flow, the browser that consented knows the code. */
export function secretOf(flowId: string, code: string): string {
  return digestOf(`${flowId}.${code}`).toString('base64url')
}
