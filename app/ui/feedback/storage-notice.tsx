import {useState} from 'react'
import {defineMessages, useIntl} from 'react-intl'
import {isStorageAvailable} from '@app/lib/browser/browser-storage'
import {useHydrated} from '@app/lib/browser/react-hooks'
import {Notice} from './notice'

export const storageMessages = defineMessages({
    unavailable: {
        id: 'storage.unavailable',
        defaultMessage:
            'Your browser doesn’t store anything for this shop. Please keep this page open until you’re done: after a reload you may have to enter your answers again.'
    }
})

/** Says that nothing outlasts the page, in a browser that stores nothing (D-51); otherwise nothing. */
export const StorageNotice = () => {
    const {formatMessage} = useIntl()
    const isHydrated = useHydrated()
    const [isAvailable] = useState(isStorageAvailable)
    if (!isHydrated || isAvailable) return null
    return <Notice>{formatMessage(storageMessages.unavailable)}</Notice>
}
