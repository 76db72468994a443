import Cookies from 'js-cookie'
import {ifAllowed} from '@app/lib/browser/browser'
import {saveOwnCookie} from '@app/lib/browser/own-cookie'

/** Set only when the shopper opens the chat; it says nothing about the person. */
const NAME = 'sfChatOpened'
const DAYS = 7

/** Whether the shopper has opened the chat in this browser, for 7 days [CHAT-004]. */
export const chatFlag = {
    isSet: (): boolean => ifAllowed(() => Cookies.get(NAME)) === 'true',
    set: (): void => void ifAllowed(() => saveOwnCookie(NAME, 'true', DAYS)),
    remove: (): void => void ifAllowed(() => Cookies.remove(NAME, {path: '/'}))
}
