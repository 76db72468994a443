import {useAccessToken} from '@salesforce/commerce-sdk-react'
import {useEffect, useRef, useState} from 'react'

/** Logs in, as a guest where nobody is signed in. Says whether that is done, under way or failed. */
export const useLogin = (): 'under-way' | 'done' | 'failed' => {
    const {getTokenWhenReady} = useAccessToken()
    const [login, setLogin] = useState<'under-way' | 'done' | 'failed'>('under-way')
    const begun = useRef(false)

    useEffect(() => {
        if (begun.current) return
        begun.current = true
        getTokenWhenReady().then(
            () => setLogin('done'),
            () => setLogin('failed')
        )
    }, [getTokenWhenReady])

    return login
}
