import {useSyncExternalStore} from 'react'

const never = () => () => undefined

/** False on the server and while the browser takes the server's page over; true once script runs it. */
export const useHydrated = (): boolean =>
    useSyncExternalStore(
        never,
        () => true,
        () => false
    )
