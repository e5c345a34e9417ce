/** Refuses requests to private networks. */
import { lookup as resolve } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { ConnectorError } from '../base/errors.ts'

/** Finds the addresses of a host name, the best first. */
export type Lookup = (host: string) => Promise<readonly string[]>

/** IPv4 networks that are not the public internet. @see https://www.iana.org/assignments/iana-ipv4-special-registry */
const SPECIAL_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32', // a cloud's host agent, inside public space
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** Global unicast; loopback, mapped, NAT64, unique local, link-local and multicast addresses lie outside. */
const GLOBAL_V6 = '2000::/3'

/** Networks within it that lead elsewhere: protocol assignments with Teredo, documentation, 6to4. @see https://www.iana.org/assignments/iana-ipv6-special-registry */
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const specialV4 = blockList(SPECIAL_V4, 'ipv4')
const globalV6 = blockList([GLOBAL_V6], 'ipv6')
const specialV6 = blockList(SPECIAL_V6, 'ipv6')

/** Names of private networks. @see RFC 6761, RFC 6762, RFC 8375 and ICANN's reservation of .internal */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i

/** Whether an IPv4 or IPv6 address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = address.includes('%') ? 0 : isIP(address)
  if (family === 4) return !specialV4.check(address, 'ipv4')
  return family === 6 && globalV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6')
}

/**
 * Checks the host of a URL in the form of `URL`, which writes `127.1` and `2130706433` as `127.0.0.1`. The lookup does not check literal
 * addresses.
 * @throws ConnectorError `egress_denied`
 */
export function checkHost(hostname: string): void {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) === 0 ? PRIVATE_NAME.test(host) : !isPublicAddress(host)) throw denied(hostname)
}

/** A DNS lookup for `net.connect` that fails with `egress_denied` if any address of the host is private. It runs once per connection. */
export function guardedLookup(lookup: Lookup = systemLookup): LookupFunction {
  return socketLookup(async (host) => {
    const addresses = await lookup(host)
    if (!addresses.every(isPublicAddress)) throw denied(host)
    return addresses
  })
}

/** A DNS lookup for `net.connect`, without a check. */
export function socketLookup(lookup: Lookup): LookupFunction {
  const find = async (host: string) => {
    const found = (await lookup(host)).map((address) => ({ address, family: isIP(address) }))
    const [first] = found
    if (first) return { found, first }
    throw Object.assign(new Error('no address'), { code: 'ENOTFOUND' })
  }
  return (host, { all }, answer) => {
    find(host).then(
      ({ found, first }) => (all ? answer(null, found) : answer(null, first.address, first.family)),
      (error: NodeJS.ErrnoException) => answer(error, ''),
    )
  }
}

async function systemLookup(host: string): Promise<string[]> {
  return (await resolve(host, { all: true })).map(({ address }) => address)
}

function blockList(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address, prefix] = network.split('/')
    list.addSubnet(address!, Number(prefix), family)
  }
  return list
}

function denied(host: string): ConnectorError {
  return new ConnectorError('egress_denied', `Cannot reach ${host}: it is not on the public internet`, { sent: false })
}
