import type {useHistory} from 'react-router-dom'
import {leadTo} from '../address/lead-to'

/** A press as React or the browser tells it. */
type Press = Pick<
    MouseEvent,
    'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey' | 'defaultPrevented' | 'preventDefault'
>

/** Whether a press asks for the page here and now, not for a new tab, a download or a menu. */
const isPlainPress = ({button, metaKey, altKey, ctrlKey, shiftKey}: Press): boolean =>
    button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

type Followed = {href: string; target?: string | undefined; inPlace?: boolean}

/**
 * Leads a plain press on a link of this shop to its page without a new document [ROUTE-065]; any other press is the
 * browser's.
 */
export const follow = (
    history: ReturnType<typeof useHistory>,
    press: Press,
    {href, target = '_self', inPlace = false}: Followed
): void => {
    if (press.defaultPrevented || target !== '_self' || !isPlainPress(press)) return
    press.preventDefault()
    leadTo(history, href, {inPlace})
}
