import {wholeShop} from '../support/shop/whole-shop'
import {beforeTests, builtShop} from './built-shop'
import {setting} from '../../scripts/settings/setting'

type InProcess = Awaited<ReturnType<typeof wholeShop>>

/** What attacks need of a shop, wherever it runs. */
type AttackedShop = Pick<
    InProcess,
    'sandbox' | 'reached' | 'logged' | 'warnings' | 'origin' | 'platform'
> & {close: () => void | Promise<void>; stored: () => Promise<string>}

/** The shop before a sandbox, in the setting of these tests, which begin when it is there. Close it when they are done. */
export const attackedShop = (
    /** Routes that the server of the test's own process does not have by itself. */
    routes?: Parameters<typeof wholeShop>[0]
): Promise<AttackedShop> => {
    if (setting === undefined)
        return wholeShop(routes).then((shop) => ({...shop, stored: async () => ''}))
    return beforeTests(builtShop(setting))
}
