import {useSyncExternalStore} from 'react'

const never = () => () => undefined

/** Whether the page is alive: not on the server, nor while the browser takes over what the server wrote. */
export const useAlive = (): boolean =>
    useSyncExternalStore(
        never,
        () => true,
        () => false
    )
