import {useEffect, useRef, useState} from 'react'
import {withDeadline} from '@app/lib/async'

/** The SDK's login has no deadline, nor has the kit's proxy that it goes through; a browser's call ends after this [D-09]. */
const deadlineMs = 10_000

/** Logs in, as a guest where nobody is signed in. Says whether that is done, under way or failed. */
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
