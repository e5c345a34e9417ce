/** Requests as bytes that only scanners, attackers and broken proxies send. Every listener answers each, or closes its connection. */

/** Where the requests with a body go, and who sends them. */
export interface OddRequestOptions {
  readonly path: string
  /** `127.0.0.1:8787` */
  readonly host: string
  /** Lines of headers that each request carries, such as a token; each with its line end. */
  readonly headers?: string
}

/** By name: bytes that a strict parser takes for no request. */
export function malformedRequests({ path, host, headers = '' }: OddRequestOptions): Readonly<Record<string, string>> {
  const post = (own: string, body = '') =>
    `POST ${path} HTTP/1.1\r\nhost: ${host}\r\n${headers}content-type: application/json\r\n${own}\r\n${body}`
  return {
    'length and chunks': post('content-length: 2\r\ntransfer-encoding: chunked\r\n', '0\r\n\r\n'),
    'chunks and length': post('transfer-encoding: chunked\r\ncontent-length: 5\r\n', '0\r\n\r\n'),
    'two lengths': post('content-length: 2\r\ncontent-length: 3\r\n', '{}'),
    'one length twice': post('content-length: 2\r\ncontent-length: 2\r\n', '{}'),
    'a list of lengths': post('content-length: 2, 2\r\n', '{}'),
    'a negative length': post('content-length: -2\r\n', '{}'),
    'a length with a plus': post('content-length: +2\r\n', '{}'),
    'a length in hex': post('content-length: 0x2\r\n', '{}'),
    'a length beyond numbers': post('content-length: 99999999999999999999999\r\n', '{}'),
    'an unknown coding': post('transfer-encoding: xchunked\r\n', '0\r\n\r\n'),
    'chunks before another coding': post('transfer-encoding: chunked, identity\r\n', '0\r\n\r\n'),
    'two codings': post('transfer-encoding: chunked\r\ntransfer-encoding: x\r\n', '0\r\n\r\n'),
    'a bad chunk size': post('transfer-encoding: chunked\r\n', 'zz\r\n{}\r\n0\r\n\r\n'),
    'a chunk longer than said': post('transfer-encoding: chunked\r\n', '1\r\n{}\r\n0\r\n\r\n'),
    'a blank before the colon': post('content-length : 2\r\n', '{}'),
    'a header without a colon': post('nonsense\r\n'),
    'a header with an empty name': post(': x\r\n'),
    'a control character in a name': post('a\x01b: x\r\n'),
    'a NUL in a value': post('a: x\x00y\r\n'),
    'a bare carriage return': post('a: x\ry: z\r\n'),
    'no host': `GET ${path} HTTP/1.1\r\n${headers}\r\n`,
    'an unknown version': `GET ${path} HTTP/3.7\r\nhost: ${host}\r\n\r\n`,
    'HTTP/0.9': `GET ${path}\r\n\r\n`,
    'an unknown method': `SMUGGLE ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
    'a method in lower case': `get ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
    'a blank in the target': `GET ${path} x HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
    TLS: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    'HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  }
}

/** Targets that are no plain path, a blank between two. */
const SHORT_TARGETS = [
  '// /// //other.example //other.example:99999/ //[ //@ /..// /../.. /.//..// * ? # . .. /# /? /??&&== /?% /?%ff&__proto__=x',
  'other.example other.example:443 http://other.example/ http://other.example HTTP://OTHER.example?x https://a:b@other.example/',
  'http://other.example:99999/ http://[::1 http://[ http:/// http:// http: data:,x ws://a/ x:/',
  '/% /%f /%ff /%00 /%2f%2f /%2e%2e/%2e%2e /%c0%ae /%u0041 /%25% /%0d%0a%0d%0a',
  '/\x00 /\x01 /\x7f /\x80 /\xff\xfe /\xc3\xbc /\\ /\\\\other.example /; /: /|{}"<>^`',
  '/__proto__ /constructor /toString /hasOwnProperty /login?code=%ff /metrics/ /healthz?%',
]

const TARGETS: readonly string[] = [
  ...SHORT_TARGETS.join(' ').split(' '),
  `/${'a'.repeat(12_000)}`,
  `/${'%41'.repeat(4_000)}`,
  `/${'%'.repeat(12_000)}`,
  `/${'/'.repeat(12_000)}`,
  `/${'../'.repeat(4_000)}`,
  `/?${'a&'.repeat(6_000)}`,
  `/${'a'.repeat(65_536)}`,
]

const METHODS = ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'M-SEARCH', 'CONNECT', 'QUERY']

/** Headers that a listener may trip over, by what they are. */
const HEADERS: Readonly<Record<string, string>> = {
  'a line of 64 kB': `a: ${'x'.repeat(65_536)}\r\n`,
  '2,500 headers': 'a:\r\n'.repeat(2_500),
  'another Host': 'host: other.example\r\n',
  'a cookie of nothing': 'cookie: =;;=;%;\xff\r\n',
  'an authorization of nothing': 'authorization:\r\n',
  'an authorization beyond ASCII': 'authorization: Bearer \xff\xfe\r\n',
  'an expectation': 'expect: 200-ok\r\n',
  'a continue that is awaited': 'expect: 100-continue\r\n',
  'a web socket': 'upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: eA==\r\n',
  'HTTP/2 in the clear': 'upgrade: h2c\r\nhttp2-settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n',
  'a range': 'range: bytes=9-1,-,x\r\n',
  'an origin of nothing': 'origin: null\r\naccess-control-request-method: %\r\n',
  'a trace of nothing': 'traceparent: 00-0-0-\r\n',
  'names of a prototype': '__proto__: x\r\nconstructor: y\r\ntostring: z\r\n',
}

/** Bodies that no reader expects, with their headers. */
const BODIES: Readonly<Record<string, readonly [type: string, body: string]>> = {
  'an empty body': ['application/json', ''],
  'a body that is no JSON': ['application/json', '{"a"'],
  'a body of NULs': ['application/json', '\x00'.repeat(1_000)],
  'nested arrays': ['application/json', '['.repeat(20_000) + ']'.repeat(20_000)],
  'names of a prototype': ['application/json', '{"__proto__":{"a":1},"constructor":null}'],
  'a form beyond UTF-8': ['application/x-www-form-urlencoded', 'a=%ff&%=&&=&code=%00'],
  'parts without a boundary': ['multipart/form-data', '--\r\n\r\n--'],
  'parts that do not end': [
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n',
  ],
  'no media type': [';;=', '{}'],
  'a media type beyond ASCII': ['\xff/\xfe; charset="', '{}'],
}

/** A request by its name; one that hangs up closes the connection before it is complete. */
export interface OddRequest {
  readonly name: string
  readonly bytes: string
  readonly hangsUp?: boolean
}

/** The requests, each on a connection of its own that ends with the answer. */
export function oddRequests(options: OddRequestOptions): readonly OddRequest[] {
  const { path, host, headers = '' } = options
  const last = `host: ${host}\r\nconnection: close\r\n${headers}`
  const request = (method: string, target: string, own = '', body = '') =>
    `${method} ${target} HTTP/1.1\r\n${last}${own}\r\n${body}`
  const withBody = (type: string, body: string) =>
    request('POST', path, `content-type: ${type}\r\ncontent-length: ${body.length}\r\n`, body)
  const chunked = (body: string) => request('POST', path, 'transfer-encoding: chunked\r\n', body)
  const named = (table: Readonly<Record<string, string>>, hangsUp = false) =>
    Object.entries(table).map(([name, bytes]) => ({ name, bytes, hangsUp }))
  return [
    ...TARGETS.map((target) => ({ name: `GET ${target.slice(0, 40)}`, bytes: request('GET', target) })),
    ...METHODS.flatMap((method) =>
      ['//', '*', '/', path].map((target) => ({ name: `${method} ${target}`, bytes: request(method, target) })),
    ),
    ...Object.entries(HEADERS).map(([name, own]) => ({ name, bytes: request('GET', path, own) })),
    ...Object.entries(BODIES).map(([name, [type, body]]) => ({ name, bytes: withBody(type, body) })),
    ...named(malformedRequests(options)),
    ...named({
      'HTTP/1.0 without a host': `GET // HTTP/1.0\r\n\r\n`,
      'an empty host': `GET // HTTP/1.1\r\nhost:\r\nconnection: close\r\n\r\n`,
      'a host of nothing': `GET // HTTP/1.1\r\nhost: [@:x%\r\nconnection: close\r\n\r\n`,
      'chunks with an extension and a trailer': chunked('2;a="b"\r\n{}\r\n0\r\na: b\r\n\r\n'),
      'a chunk of a size beyond numbers': chunked('ffffffffffffffffff\r\n'),
      'a chunk extension of 64 kB': chunked(`2;${'a'.repeat(65_536)}\r\n{}\r\n0\r\n\r\n`),
      'a trailer of 64 kB': chunked(`2\r\n{}\r\n0\r\na: ${'x'.repeat(65_536)}\r\n\r\n`),
      'only line ends': '\r\n\r\n\r\n\r\n\x00',
      'two requests in one': request('GET', '//').replace('connection: close\r\n', '') + request('GET', '/%'),
    }),
    ...named(
      {
        nothing: '',
        'half a line': 'GET /',
        'half a head': request('GET', path).slice(0, -2),
        'half a body': request('POST', path, 'content-type: application/json\r\ncontent-length: 1000\r\n', '{"a'),
        'half a chunk': chunked('1000\r\n{'),
        'a whole request': request('GET', path),
        'a whole request with a body': withBody('application/json', '{}'),
      },
      true,
    ),
  ]
}
