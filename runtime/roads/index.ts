/** The roads that calls take other than that of a plain page: downloads, several requests, windows of time. */
import type { CheckedCall, RoadResult } from '../call-state.ts'
import type { Road, WindowsRoad } from '../plan/index.ts'
import type { Pages } from '../response/index.ts'
import { runFile } from './file.ts'
import { runPage } from './page.ts'
import { runSteps } from './steps.ts'

/** Runs a call by a road. @param reader how a page is read: into values, or as JSON text */
export function runRoad<R extends keyof Pages>(
  road: Road,
  call: CheckedCall,
  reader: R,
): Promise<RoadResult<Pages[R]>> {
  switch (road.kind) {
    case 'page':
      return runPage(call, reader)
    case 'file':
      return runFile(call, road.file)
    case 'steps':
      return runSteps(call, road, reader)
    case 'windows':
      return runWindow(call, road, reader)
  }
}

/** Runs a list whose records are requested by windows of time: after the last page of one window the next one follows. */
async function runWindow<R extends keyof Pages>(
  call: CheckedCall,
  { windowOf, road }: WindowsRoad,
  reader: R,
): Promise<RoadResult<Pages[R]>> {
  const { params, sent, next } = windowOf(call.params, call.connection.now)
  const outcome = await runRoad(road, { ...call, params, sent }, reader)
  return outcome.next === null ? { ...outcome, next } : outcome
}
