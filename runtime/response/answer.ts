/** Reads the responses before a call's last one. */
import type { UpstreamError } from '../base/errors.ts'
import type { HttpResponse } from '../base/http.ts'
import { locatorSource, type LocatorSource } from '../language/locator.ts'
import { errorBodyOf, isSuccess, parseBody } from './body.ts'
import { unreadableResponse } from './page.ts'
import type { ReadContext, Refusals } from './refusals.ts'

export class AnswerReader {
  readonly #id: string
  readonly #refusals: Refusals
  readonly #bodyOf: typeof errorBodyOf

  /** @param isRead whether values are read from the responses; else they may have any form */
  constructor(id: string, refusals: Refusals, isRead: boolean) {
    this.#id = id
    this.#refusals = refusals
    this.#bodyOf = isRead ? parseBody : errorBodyOf
  }

  /** The source of locators. @throws UpstreamError for a refusal; ConnectorError `upstream_invalid_response` */
  read(response: HttpResponse, context: ReadContext): LocatorSource {
    try {
      const body = isSuccess(response) ? this.#bodyOf(response) : errorBodyOf(response)
      const from = locatorSource(body, response.headers)
      this.#refusals.isEmpty(response, from, context)
      return from
    } catch (error) {
      throw unreadableResponse(this.#id, error, context)
    }
  }

  /** The error for a failure under a status of success. */
  failure(response: HttpResponse, context: ReadContext): UpstreamError {
    const from = locatorSource(errorBodyOf(response), response.headers)
    return this.#refusals.error('invalid', response, from, context)
  }
}
