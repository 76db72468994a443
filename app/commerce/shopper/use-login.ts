import {useEffect, useRef, useState} from 'react'
import {withDeadline} from '@app/lib/browser/async'

/**
 * Neither the SDK's login nor the kit's proxy that it goes through has a deadline; in browsers the call ends after this
 * [D-09].
 */
const deadlineMs = 10_000

/** Logs in, as a guest if nobody is signed in. Returns whether that is done, pending or failed. */
export const useLogin = (logIn: () => Promise<unknown>): 'under-way' | 'done' | 'failed' => {
    const [login, setLogin] = useState<'under-way' | 'done' | 'failed'>('under-way')
    const begun = useRef(false)

    useEffect(() => {
        if (begun.current) return
        begun.current = true
        withDeadline(deadlineMs, () => logIn()).then(
            () => setLogin('done'),
            () => setLogin('failed')
        )
    }, [logIn])

    return login
}
