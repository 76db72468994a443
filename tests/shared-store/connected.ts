import {createSharedStore, type SharedStore} from '../../server/shared/shared-store'

/** A server's view of the store, once it is connected to it. */
export const connectedStore = (url: string): Promise<SharedStore> =>
    new Promise((resolve) => {
        const shared = createSharedStore({
            url,
            now: () => Date.now(),
            warn: (message) => {
                if (message.includes('answers')) resolve(shared)
            }
        })
    })
