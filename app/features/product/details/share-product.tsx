import {useIntl} from 'react-intl'
import type {ProductDetail} from '@app/commerce/products/product'
import {useBrowserValue} from '@app/lib/browser/react-hooks'
import {canTakeLink, shareLink} from '@app/lib/browser/share-link'
import {useAppContext} from '@app/routing/route/app-context'
import {inLocale} from '@app/routing/route/locale-path'
import {IconButton} from '@app/ui/button/button'
import {showToast} from '@app/ui/feedback/toast'
import {shareMessages} from './messages'

/**
 * Shares the canonical address of what the page shows, by the device's own sheet or the clipboard. Only browsers render
 * it: nothing is in the HTML that would do nothing without script. Its code comes with the page, as a browser opens the
 * sheet only directly after the press.
 */
export const ShareProduct = ({product: {name, path}}: {product: ProductDetail}) => {
    const {formatMessage} = useIntl()
    const {locale, origin} = useAppContext()
    const isPossible = useBrowserValue(() => canTakeLink(navigator), false)
    if (!isPossible) return null
    const share = async () => {
        const url = `${origin}${inLocale(locale, path)}`
        const result = await shareLink({title: name, url}, navigator)
        if (result === 'copied') showToast(formatMessage(shareMessages.copied), 'good')
        if (result === 'failed') showToast(formatMessage(shareMessages.failed), 'error')
    }
    return (
        <IconButton
            icon="share"
            label={formatMessage(shareMessages.share)}
            onClick={() => void share()}
        />
    )
}
