import type {ReactNode} from 'react'
import {type MessageDescriptor, useIntl} from 'react-intl'
import {Button, ButtonLink} from '@app/ui/button/button'

type CopyActionsProps = {print: MessageDescriptor; account: MessageDescriptor; children?: ReactNode}

/** Below something to keep: prints the page, and leads back to the account; `children` are more links. */
export const CopyActions = ({print, account, children}: CopyActionsProps) => {
    const {formatMessage} = useIntl()
    return (
        <p className="account-actions">
            <Button look="secondary" onClick={() => window.print()}>
                {formatMessage(print)}
            </Button>
            <ButtonLink look="secondary" to="/my-accounts">
                {formatMessage(account)}
            </ButtonLink>
            {children}
        </p>
    )
}

type NothingToKeepProps = {text: MessageDescriptor; to: string; link: MessageDescriptor}

/** Shown if what the address names does not exist, with a link to the list of all. */
export const NothingToKeep = ({text, to, link}: NothingToKeepProps) => {
    const {formatMessage} = useIntl()
    return (
        <>
            <p>{formatMessage(text)}</p>
            <p>
                <ButtonLink look="secondary" to={to}>
                    {formatMessage(link)}
                </ButtonLink>
            </p>
        </>
    )
}
