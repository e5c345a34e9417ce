/** examples/deploy names only what exists: commands, settings, paths, ports, and each other's names. */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../server/config/index.ts'
import { SETTINGS, variableOf } from '../../server/config/settings.ts'
import { createAdmin } from '../../server/http/index.ts'
import { documentsOf, FILES, textOf, type Value, valuesNamed, yamlBelow } from './files.ts'
import { faultsOf } from './words.ts'

const KUBERNETES = yamlBelow('kubernetes/')
const SERVICES: Readonly<Record<string, Value>> = documentsOf('compose/more.yaml')[0].services
const UNIT = textOf('systemd/plugboard@.service')
const OBJECTS = KUBERNETES.flatMap(({ documents }) => documents).filter(({ kind }) => kind !== undefined)
const PODS = OBJECTS.filter(({ kind }) => ['Deployment', 'Job'].includes(kind))
const [SETTINGS_OF_PODS] = documentsOf('kubernetes/settings/plugboard.yaml')
const VARIABLES = new Set([...Object.keys(SETTINGS).map(variableOf), 'PLUGBOARD_CONFIG_FILE'])
const MIB = 2 ** 20

/** The lines of a unit with a key. */
const unitLines = (key: string) => [...UNIT.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value)

/** Settings of a file, its secrets replaced by files that exist. */
async function configOf(settings: Value) {
  const folder = await mkdtemp(join(tmpdir(), 'plugboard-deploy-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [file, url] = [join(folder, 'plugboard.yaml'), join(folder, 'database-url')]
  await writeFile(url, 'postgres://plugboard:secret@db.internal:5432/plugboard')
  await chmod(url, 0o600)
  await writeFile(file, JSON.stringify({ ...settings, databaseUrlFile: url }))
  return readConfig({ file, env: {} })
}

describe('every file', () => {
  it('parses, and starts nothing by npx, which does not pass signals on', () => {
    expect([KUBERNETES.length, FILES.size]).toEqual([14, 21])
    expect([...FILES].filter(([, text]) => text.includes('npx')).map(([path]) => path)).toEqual([])
  })

  it('gives Plugboard commands and options that exist', () => {
    const patched = documentsOf('kubernetes/overlays/contract/kustomization.yaml')[0].patches[0].patch as string
    const commands: string[][] = [
      ...PODS.flatMap((object) => valuesNamed('args', object) as string[][]),
      (/args, value: \[(.*)\]/.exec(patched)?.[1] ?? '').split(', '),
      SERVICES.worker.command,
      ...unitLines('ExecStart').map((line) => line.split(/\s+/).slice(1)),
    ]
    expect(commands.map(([name]) => name)).toEqual(['serve', 'serve', 'migrate', 'migrate', 'serve', 'serve'])
    expect(commands.flatMap(faultsOf)).toEqual([])
    const sets = commands.flatMap((words) => words.filter((_word, at) => words[at - 1] === '--set'))
    expect(sets.map((pair) => pair.split('=')[0])).toEqual(['listen.host', 'admin.host'])
    for (const pair of sets) expect(Object.keys(SETTINGS)).toContain(pair.split('=')[0])
  })

  it('sets variables that exist', () => {
    const names = [
      ...KUBERNETES.flatMap(({ documents }) => valuesNamed('literals', documents).flat() as string[]),
      ...PODS.flatMap((object) => valuesNamed('env', object).flat()).map(({ name }) => name as string),
      ...Object.values(SERVICES).flatMap(({ environment = {} }) => Object.keys(environment as object)),
      ...unitLines('Environment'),
    ].map((text) => text.split('=')[0]!)
    const own = names.filter((name) => name.startsWith('PLUGBOARD_'))
    expect(own.length).toBeGreaterThan(12)
    expect(own.filter((name) => !VARIABLES.has(name))).toEqual([])
    expect(new Set(names.filter((name) => !own.includes(name)))).toEqual(new Set(['NODE_ENV', 'DATABASE_URL']))
  })
})

describe('settings', () => {
  it('of pods are good, and name the files that are mounted', async () => {
    const config = await configOf(SETTINGS_OF_PODS)
    expect(config.behindProxy).toBe(true)
    const secrets = [SETTINGS_OF_PODS.databaseUrlFile, ...SETTINGS_OF_PODS.masterKeyFiles] as string[]
    expect(secrets).toEqual(['/run/secrets/plugboard/database-url', '/run/secrets/plugboard/master.key'])
    for (const pod of PODS) {
      const mounts = valuesNamed('volumeMounts', pod).flat()
      expect(mounts.map(({ mountPath }) => mountPath)).toEqual(['/etc/plugboard', '/run/secrets/plugboard', '/data'])
      // Others may not read a secret, or the server refuses it.
      expect(valuesNamed('defaultMode', pod)).toEqual([0o440])
    }
  })

  it('of the unit are good', async () => {
    expect((await configOf(documentsOf('systemd/plugboard.yaml')[0])).limits.drainSeconds).toBe(5)
  })

  it('leave each process the time to drain and to end', async () => {
    const grace = [
      ...PODS.flatMap((pod) => valuesNamed('terminationGracePeriodSeconds', pod)),
      SERVICES.worker.stop_grace_period,
    ]
    const seconds = [...grace, ...unitLines('TimeoutStopSec')].map((value) => Number.parseInt(String(value), 10))
    expect(seconds.length).toBe(4)
    for (const settings of [SETTINGS_OF_PODS, documentsOf('systemd/plugboard.yaml')[0]]) {
      const { drainSeconds, shutdownSeconds } = (await configOf(settings)).limits
      for (const given of seconds) expect(given).toBeGreaterThan(drainSeconds + shutdownSeconds)
    }
  })
})

describe('health and metrics', () => {
  it('are asked at paths that the admin port answers', async () => {
    const ready = { database: true, migrations: true, keyring: true, clock: true, definitions: true, serving: true }
    const admin = createAdmin({ ready: async () => ready, metrics: async () => 'a 1\n', onError: () => {} })
    onTestFinished(() => admin.close())
    const origin = await admin.listen('127.0.0.1', 0)
    const paths = new Set([
      ...PODS.flatMap((pod) => valuesNamed('httpGet', pod)).map(({ path }) => path as string),
      ...[...UNIT.matchAll(/http:\/\/127\.0\.0\.%i:8788(\/\w+)/g)].map(([, path]) => path!),
      ...[...textOf('compose/more.yaml').matchAll(/:8788(\/\w+)|metrics_path: (\/\w+)/g)].map(([, a, b]) => (a ?? b)!),
    ])
    expect(paths).toEqual(new Set(['/healthz', '/readyz', '/metrics']))
    for (const path of paths) expect([path, (await fetch(origin + path)).status]).toEqual([path, 200])
  })

  it('are at the ports of the settings, and no file publishes them', async () => {
    const { listen, admin } = await configOf(SETTINGS_OF_PODS)
    const ports = PODS.flatMap((pod) => valuesNamed('ports', pod).flat())
    for (const { name, containerPort } of ports)
      expect(containerPort).toBe({ api: listen.port, admin: admin.port }[name as 'api'])
    for (const { port } of PODS.flatMap((pod) => valuesNamed('httpGet', pod))) expect(port).toBe('admin')
    const services = OBJECTS.filter(({ kind }) => kind === 'Service').flatMap(({ spec }) => spec.ports as Value[])
    expect(services.map(({ targetPort }) => targetPort)).toEqual(['api'])
    expect(Object.values(SERVICES).flatMap((service) => (service.ports as string[]) ?? [])).toEqual([
      '127.0.0.1:9090:9090',
    ])
    const [policy] = OBJECTS.filter(({ kind }) => kind === 'NetworkPolicy')
    const open = policy.spec.ingress.map((rule: Value) => [rule.ports[0].port, Object.keys(rule.from[0])])
    expect(open).toEqual([
      [listen.port, ['namespaceSelector']],
      [admin.port, ['namespaceSelector']],
    ])
  })
})

describe('kubernetes', () => {
  it('kustomizations name files and folders that exist', () => {
    const missing = KUBERNETES.filter(({ path }) => path.endsWith('kustomization.yaml')).flatMap(
      ({ path, documents }) => {
        const [{ resources = [], components = [], configMapGenerator = [] }] = documents
        const files = (configMapGenerator as Value[]).flatMap((one) => (one.files as string[]) ?? [])
        return [...resources, ...components, ...files]
          .map((name: string) => join(path, '..', name))
          .filter((name) => !FILES.has(name) && !FILES.has(join(name, 'kustomization.yaml')))
      },
    )
    expect(missing).toEqual([])
  })

  it('budgets, spreads, autoscaling and the Service select pods that exist', () => {
    const labels = PODS.map(({ spec }) => spec.template.metadata.labels)
    const selectors = OBJECTS.flatMap((object) => [
      ...valuesNamed('matchLabels', object.kind === 'NetworkPolicy' ? object.spec.podSelector : object),
      ...(object.kind === 'Service' ? [object.spec.selector] : []),
    ])
    expect(selectors.length).toBe(8)
    const picks = (selector: Value) =>
      labels.some((one) => Object.entries(selector as object).every(([key, value]) => one[key] === value))
    expect(selectors.filter((selector) => !picks(selector))).toEqual([])
    const names = new Set(OBJECTS.map(({ metadata }) => metadata?.name as string))
    const scaled = OBJECTS.flatMap((object) => valuesNamed('scaleTargetRef', object))
    expect(scaled.map(({ name }) => [name, names.has(name as string)])).toEqual([['plugboard-api', true]])
  })

  it('pods run without rights, on a disk that they cannot write', () => {
    for (const { spec } of PODS) {
      const pod = spec.template.spec
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
      expect(pod.automountServiceAccountToken).toBe(false)
      expect(pod.containers[0].securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
    }
  })

  it('pods reach no private address but the database and names', () => {
    const [policy] = OBJECTS.filter(({ kind }) => kind === 'NetworkPolicy')
    const blocks = valuesNamed('ipBlock', policy.spec.egress)
    expect(blocks.map(({ cidr }) => cidr)).toEqual(['10.0.0.0/8', '0.0.0.0/0'])
    expect(blocks[1].except).toEqual(expect.arrayContaining(['169.254.0.0/16', '127.0.0.0/8', '192.168.0.0/16']))
  })
})

describe('proxies', () => {
  it.each([
    [
      'nginx',
      'proxy/nginx.conf',
      /client_max_body_size (\d+)m;/,
      ['proxy_request_buffering off;', 'proxy_buffering off;'],
      /proxy_read_timeout (\d+)s/,
    ],
    ['Caddy', 'proxy/Caddyfile', /max_size (\d+)MB/, ['flush_interval -1'], /response_header_timeout (\d+)s/],
    [
      'ingress-nginx',
      'kubernetes/overlays/production/ingress.yaml',
      /proxy-body-size: (\d+)m/,
      ["proxy-request-buffering: 'off'", "proxy-buffering: 'off'"],
      /proxy-read-timeout: '(\d+)'/,
    ],
  ])(
    '%s passes bodies on as they come, of any size and for as long as the server takes',
    (_name, path, size, streams, waits) => {
      const text = textOf(path)
      for (const line of streams) expect(text).toContain(line)
      expect(Number(size.exec(text)?.[1]) * MIB * 0.99).toBeGreaterThan(SETTINGS['limits.uploadBytes'].default)
      expect(Number(waits.exec(text)?.[1])).toBeGreaterThan(SETTINGS['limits.executeSeconds'].default)
    },
  )

  it('pass on to the addresses of the instances, and leave one before it ends', () => {
    const { 'listen.port': api, 'admin.port': admin } = SETTINGS
    const caddy = textOf('proxy/Caddyfile')
    expect(caddy.match(/127\.0\.0\.\d:\d+/g)).toEqual([`127.0.0.1:${api.default}`, `127.0.0.2:${api.default}`])
    expect(caddy).toContain(`health_port ${admin.default}`)
    const seconds = /health_interval (\d+)s\s+health_timeout (\d+)s/.exec(caddy)?.slice(1).map(Number) ?? []
    const { drainSeconds } = documentsOf('systemd/plugboard.yaml')[0].limits
    expect(drainSeconds).toBeGreaterThan(seconds.reduce((sum, one) => sum + one, 0))
    const addition = textOf('systemd/behind-nginx.conf')
    expect(addition).toContain(`"server 127.0.0.%i:${api.default};" > /etc/nginx/plugboard/%i.conf && nginx -s reload`)
    expect(addition).toMatch(/^ExecStop=\+.*rm -f \/etc\/nginx\/plugboard\/%i\.conf && nginx -s reload/m)
    expect(textOf('proxy/nginx.conf')).toContain('include /etc/nginx/plugboard/*.conf;')
  })
})
