import type {MouseEvent} from 'react'
import {useIdentity} from '@app/commerce/shopper/identity'
import {isPlainClick, Link, type LinkProps} from './link'
import {useNavigate} from './location'
import {useSignIn} from './sign-in'

/**
 * A link to a page for customers: a guest signs in over the page they are on, and gets there then [AUTH-016, ROLE-006]
 * (G-30). Whoever is not known yet is led there at once, and without a script everybody is: the page itself says who may.
 */
export const CustomerLink = ({to, ...link}: Omit<LinkProps, 'onClick'>) => {
    const isGuest = useIdentity().state === 'guest'
    const {open} = useSignIn()
    const navigate = useNavigate()
    const signInFirst = (event: MouseEvent<HTMLAnchorElement>) => {
        if (!isGuest || !isPlainClick(event)) return
        event.preventDefault()
        // The keyboard is there again when the dialog closes.
        event.currentTarget.focus({preventScroll: true})
        open({onDone: () => navigate(to)})
    }
    return <Link to={to} onClick={signInFirst} {...link} />
}
