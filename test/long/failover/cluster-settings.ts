/** The settings of a cluster's programs: docs/deploying.md shows the same to operators. */
import { join } from 'node:path'

/** A PostgreSQL with its Patroni. */
export interface Member {
  readonly name: string
  readonly folder: string
  readonly port: number
  /** The port of Patroni's REST API. */
  readonly apiPort: number
}

/**
 * Settings of Patroni, as JSON, which is YAML. A standby takes over when the primary's Patroni is silent for `ttl` seconds, the minimum
 * of Patroni. It takes over immediately when only PostgreSQL ends.
 */
export function patroniSettings({ name, folder, port, apiPort }: Member, etcdPort: number, binaries: string): string {
  const users = {
    superuser: { username: 'postgres', password: 'drill' },
    replication: { username: 'replicator', password: 'drill' },
    rewind: { username: 'rewinder', password: 'drill' },
  }
  return JSON.stringify({
    scope: 'drill',
    name,
    restapi: { listen: `127.0.0.1:${apiPort}`, connect_address: `127.0.0.1:${apiPort}` },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 8,
        primary_start_timeout: 0,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { max_connections: 100, wal_keep_size: '256MB', max_wal_size: '512MB' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(folder, 'data'),
      bin_dir: binaries,
      pgpass: join(folder, 'pgpass'),
      authentication: users,
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication replicator 127.0.0.1/32 scram-sha-256'],
      parameters: { unix_socket_directories: folder, password_encryption: 'scram-sha-256' },
    },
  })
}

/** Settings of HAProxy: connections go to the member that is the primary, and end when it is no longer. */
export function haproxySettings(port: number, members: readonly Member[]): string {
  return `defaults
  mode tcp
  timeout connect 2s
  timeout client 1d
  timeout server 1d
  timeout check 2s

listen primary
  bind 127.0.0.1:${port}
  maxconn 500
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${members.map(({ name, port: own, apiPort }) => `  server ${name} 127.0.0.1:${own} check port ${apiPort}`).join('\n')}
`
}
