import {defineMessages, useIntl} from 'react-intl'

export const oldBrowserMessages = defineMessages({
    text: {
        id: 'old-browser.text',
        defaultMessage:
            'This browser is too old for everything in this shop. You can read and follow links; to rent, please use a newer one.'
    }
})

/**
 * The line for browsers that cannot run the shop's scripts (D-51): hidden in the HTML of every page, and shown by
 * `static/old-browser.js`, which those browsers can run. In others it stays hidden and moves nothing.
 */
export const OldBrowserLine = () => {
    const {formatMessage} = useIntl()
    return (
        <p id="old-browser" className="notice notice--warning" hidden>
            {formatMessage(oldBrowserMessages.text)}
        </p>
    )
}
