import type {MouseEvent} from 'react'
import {useIdentity} from '@app/commerce/session/identity'
import {isPlainClick, Link, type LinkProps} from './link'
import {useNavigate} from '../route/location'
import {useSignIn} from './sign-in'

/**
 * A link to a page for customers: a guest signs in over the current page and is taken there afterwards [AUTH-016, ROLE-006]
 * (G-30). While it is not known who the shopper is, and without script, the link just opens the page, which checks access
 * itself.
 */
export const CustomerLink = ({to, ...link}: Omit<LinkProps, 'onClick'>) => {
    const isGuest = useIdentity().state === 'guest'
    const {open} = useSignIn()
    const navigate = useNavigate()
    const signInFirst = (event: MouseEvent<HTMLAnchorElement>) => {
        if (!isGuest || !isPlainClick(event)) return
        event.preventDefault()
        // The focus returns to the link when the dialog closes.
        event.currentTarget.focus({preventScroll: true})
        open({onDone: () => navigate(to)})
    }
    return <Link to={to} onClick={signInFirst} {...link} />
}
