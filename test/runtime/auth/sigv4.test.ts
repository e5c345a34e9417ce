/** Signature Version 4 against the examples that Amazon publishes: the suite "aws-sig-v4-test-suite", and a PUT of the S3 reference. */
import { expect, test } from 'vitest'
import { compileSigv4 } from '../../../runtime/auth/sigv4.ts'
import type { HttpRequest } from '../../../runtime/base/http.ts'
import { BodyStream } from '../../../runtime/base/body/body-stream.ts'
import { valueLookup } from '../../../runtime/language/template-value.ts'

const KEY_ID = 'AKIDEXAMPLE'
const SECRET = ['wJalrXUtnFEMI/K7MDENG', 'bPxRfiCYEXAMPLEKEY'].join('+')
const NOW = Date.parse('2015-08-30T12:36:00Z')

/** A request signed with the credentials of the suite. */
function signed(request: Partial<HttpRequest>, service = 'service', credentials: Record<string, string> = {}) {
  const name = (key: string) => ({ text: `{{${key}}}`, parts: [{ name: key }] })
  const text = (constant: string) => ({ text: constant, parts: [constant] })
  const sign = compileSigv4({
    accessKey: name('id'),
    secretKey: name('secret'),
    sessionToken: name('token'),
    region: text('us-east-1'),
    service: text(service),
  })
  const whole: HttpRequest = {
    method: 'GET',
    origin: 'https://example.amazonaws.com',
    path: '/',
    headers: {},
    ...request,
  }
  return sign(whole, valueLookup({ id: KEY_ID, secret: SECRET, ...credentials }, {}), NOW)
}

/** What stands behind `Signature=`, and the signed headers. */
function signatureOf({ headers }: HttpRequest): string[] {
  return /SignedHeaders=([^,]+), Signature=(\w+)$/.exec(headers.authorization!)!.slice(1)
}

test.each<[string, Partial<HttpRequest>, string, string]>([
  ['get-vanilla', {}, 'host;x-amz-date', '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31'],
  [
    'get-vanilla-query-order-key-case',
    { path: '/?Param2=value2&Param1=value1' },
    'host;x-amz-date',
    'b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500',
  ],
  [
    'post-vanilla',
    { method: 'POST' },
    'host;x-amz-date',
    '5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b',
  ],
  [
    'post-x-www-form-urlencoded',
    { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'Param1=value1' },
    'content-type;host;x-amz-date',
    'ff11897932ad3f4e8b18135d722051e5ac45fc38421b1da7b9d196a0fe09473a',
  ],
])('%s', (_, request, headers, signature) => {
  expect(signatureOf(signed(request))).toEqual([headers, signature])
})

const UNRESERVED = '-._~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

test.each([
  ['get-unreserved', `/${UNRESERVED}`, '07ef7494c76fa4850883e2b006601f940f8a34d404d0cfa977f52a65bbf5f24f'],
  [
    'get-vanilla-query-unreserved',
    `/?${UNRESERVED}=${UNRESERVED}`,
    '9c3e54bfcdf0b19771a7f523ee5669cdf59bc7cc0884027167c21bb143a40197',
  ],
  ['get-vanilla-utf8-query', '/?%E1%88%B4=bar', '2cdec8eed098649ff3a119c94853b13c643bcf08f8b0a1d91e12c9027818dd04'],
  [
    'get-vanilla-query-order-value',
    '/?Param1=value2&Param1=value1',
    '5772eed61e12b33fae39ee5e7012498b51d56abc0abb7c60486157bd471c4694',
  ],
])('%s', (_, path, signature) => {
  expect(signatureOf(signed({ path }))[1]).toBe(signature)
})

test('the path of an object is signed as the service reads it, however it is written', () => {
  const signatures = ["/a(1)'!*.txt", '/a%281%29%27%21%2A.txt'].map((path) => signatureOf(signed({ path }, 's3'))[1])
  expect(signatures[0]).toBe(signatures[1])
  const slashes = ['/b/a%2Fb', '/b/a/b'].map((path) => signatureOf(signed({ path }, 's3'))[1])
  expect(slashes[0]).toBe(slashes[1])
})

test('the query is sent in the order in which it is signed; other headers stay unsigned', () => {
  const { path, headers } = signed({ path: '/a%20b?b=2&a=x+y&b=1', headers: { accept: 'application/json' } })
  expect([path, signatureOf({ headers } as HttpRequest)[0]]).toEqual(['/a%20b?a=x%20y&b=1&b=2', 'host;x-amz-date'])
})

test('temporary keys send their token, and the service of buckets the digest of the body', () => {
  const request = signed({ method: 'PUT', path: '/a.txt', body: 'hi' }, 's3', { token: 'session' })
  expect(request.headers).toMatchObject({
    'x-amz-date': '20150830T123600Z',
    'x-amz-security-token': 'session',
    'x-amz-content-sha256': '8f434346648f6b96df89dda901c5176b10a6d83961dd3c1ac88b59b2dc327aa4',
  })
  expect(signatureOf(request)[0]).toBe('host;x-amz-content-sha256;x-amz-date;x-amz-security-token')
})

test('a file that is a stream is refused before anything is sent', () => {
  expect(() => signed({ body: new BodyStream([]) })).toThrow('a streamed file cannot be read before it is sent')
})
