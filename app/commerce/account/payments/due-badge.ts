import {iconAccess} from '@app/domain/payments/due-badge'
import {ifAllowed} from '@app/lib/browser/browser'
import {storedText} from '@app/lib/text/stored-text'

/**
 * Who has turned the number on in this browser: the platform's id of a customer, as somebody else may sign in on the same
 * device. Nobody has at first.
 */
export const iconOwner = storedText('due-badge')

/** Whether this browser can put a number on the icon of an installed app. */
export const hasIconNumber = (): boolean => 'setAppBadge' in navigator

/** Shows how many payments are due; zero clears the icon. Resolves with whether the browser has taken it. */
export const showOnIcon = async (count: number): Promise<boolean> => {
    if (!hasIconNumber()) return false
    try {
        await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge())
        return true
    } catch {
        return false
    }
}

/** Only Apple's phones and tablets say by this whether a page is opened from the home screen. */
const isBehindNotifications = (): boolean => 'standalone' in navigator

/** Asks for what the browser wants first, at once after a press, as browsers require. Resolves with whether it is allowed. */
const isAllowed = async (): Promise<boolean> => {
    const access = iconAccess(
        isBehindNotifications(),
        ifAllowed(() => Notification.permission)
    )
    if (access !== 'ask') return access === 'open' && showOnIcon(0)
    return Notification.requestPermission().then(
        (given) => given === 'granted',
        () => false
    )
}

/** Turns the number on for a customer; resolves with whether the browser allows it. */
export const turnIconOn = async (customerId: string): Promise<boolean> => {
    const allowed = await isAllowed()
    if (allowed) iconOwner.write(customerId)
    return allowed
}

export const turnIconOff = async (): Promise<void> => {
    iconOwner.write(null)
    await showOnIcon(0)
}

/** At sign-out the icon is cleared; a customer who signs out themselves leaves nothing behind, and turns it off. */
export const endIconNumber = (isByCustomer: boolean): Promise<unknown> =>
    isByCustomer ? turnIconOff() : showOnIcon(0)
