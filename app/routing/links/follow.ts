import type {useHistory} from 'react-router-dom'
import {leadTo} from '../address/lead-to'
import {isPlainPress, type Press} from './is-plain-press'

type Followed = {href: string; target?: string | undefined; inPlace?: boolean}

/**
 * Leads a plain press on a link of this shop to its page without a new document [ROUTE-065]; any other press is the
 * browser's.
 */
export const follow = (
    history: ReturnType<typeof useHistory>,
    press: Press & Pick<MouseEvent, 'defaultPrevented' | 'preventDefault'>,
    {href, target = '_self', inPlace = false}: Followed
): void => {
    if (press.defaultPrevented || target !== '_self' || !isPlainPress(press)) return
    press.preventDefault()
    leadTo(history, href, {inPlace})
}
