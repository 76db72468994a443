import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {openWorld} from '../../sandbox/open-world'
import {setPreference} from '../../sandbox/preferences/preference'
import {type RunningShop, startShop} from './running-shop'

/**
 * Starts a shop in which all that listens is on: personalization, every script of another company, the log of visits, and the
 * chat, which the sandbox's own preferences leave out. A preference is set before the start, as servers cache it.
 */
export const startWithEverythingOn = async (): Promise<RunningShop> => {
    const data = mkdtempSync(join(tmpdir(), 'homeward-listening-'))
    const world = openWorld({dataFolder: data})
    setPreference(world, 'sfChat_enabled', true)
    world.close()
    const shop = await startShop({SANDBOX_DATA: data})
    const stop = async () => {
        await shop.stop()
        rmSync(data, {recursive: true, force: true})
    }
    return {...shop, stop}
}

/** Starts a shop in which nothing listens: no personalization, and no script of another company may run. */
export const startWithEverythingOff = (): Promise<RunningShop> =>
    startShop({SCRIPT_ORIGINS: '', PERSONALIZATION_URL: ''})
