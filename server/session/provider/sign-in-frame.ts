import {createHash} from 'node:crypto'
import type {Response} from 'express'

/** The state itself shows that its sign-in is in a frame: the request that returns it from another site has no cookie. */
const ending = '.frame'

export const framedState = (state: string): string => `${state}${ending}`

export const isFramedState = (state: string): boolean => state.endsWith(ending)

/** Sends the result to the page around the frame, and only if that page is ours. */
const tell = `const tell=(outcome)=>parent.postMessage({type:'provider-sign-in',outcome},location.origin);`

const completing = `${tell}
const told=({outcome})=>tell(typeof outcome==='string'?outcome:'unavailable');
fetch(location.pathname+location.search,{method:'POST',signal:AbortSignal.timeout(15000)})
.then((answer)=>answer.json()).then(told).catch(()=>tell('unavailable'))`

const failing = `${tell}
tell('unavailable')`

const sendScript = (res: Response, script: string): void => {
    const hash = createHash('sha256').update(script).digest('base64')
    const policy = [
        "default-src 'none'",
        `script-src 'sha256-${hash}'`,
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'"
    ]
    res.removeHeader('x-frame-options')
    res.set({
        'content-security-policy': policy.join('; '),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer'
    })
        .type('html')
        .send(`<!doctype html><title>Sign-in</title><script>${script}</script>`)
}

/**
 * The return from the provider within a frame of our own page. Browsers neither send nor keep our cookies there, as
 * another site began the request and it is not the window's own. The response is our own page, so its script's calls have
 * them: it completes the sign-in, and tells the page around it the result.
 */
export const completeInFrame = (res: Response): void => sendScript(res, completing)

/** A sign-in that cannot start: the page around the frame gets a message. */
export const failInFrame = (res: Response): void => sendScript(res, failing)
