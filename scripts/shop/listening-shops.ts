import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {openWorld} from '../../sandbox/open-world'
import {setPreference} from '../../sandbox/preferences/preference'
import {type RunningShop, startShop} from './running-shop'

type Environment = Record<string, string>

/**
 * Starts a shop in which all that listens is on: personalization, every script of another company, the log of visits, and the
 * chat, which the sandbox's own preferences leave out. A preference is set before the start, as servers cache it.
 * `environment` is added to the shop's.
 */
export const startWithEverythingOn = async (
    environment: Environment = {}
): Promise<RunningShop> => {
    const data = mkdtempSync(join(tmpdir(), 'homeward-listening-'))
    const world = openWorld({dataFolder: data})
    setPreference(world, 'sfChat_enabled', true)
    world.close()
    const shop = await startShop({SANDBOX_DATA: data, ...environment})
    const stop = async () => {
        await shop.stop()
        rmSync(data, {recursive: true, force: true})
    }
    return {...shop, stop}
}

/** Starts a shop in which nothing listens: no personalization, and no script of another company may run. */
export const startWithEverythingOff = (environment: Environment = {}): Promise<RunningShop> =>
    startShop({SCRIPT_ORIGINS: '', PERSONALIZATION_URL: '', ...environment})
