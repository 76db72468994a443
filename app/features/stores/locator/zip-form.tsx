import {useEffect, useRef, useState, type FormEvent} from 'react'
import {useIntl} from 'react-intl'
import {cleanZip, isZip} from '@app/domain/stores/store-address'
import {useHydrated} from '@app/lib/browser/react-hooks'
import {inLocale} from '@app/routing/route/locale-path'
import {useLocale} from '@app/routing/route/app-context'
import {Button} from '@app/ui/button/button'
import {TextField} from '@app/ui/form/fields/text-field'
import {Icon} from '@app/ui/picture/icon'
import {messages} from '../messages'

export type ZipFormProps = {
    /** The zip that was searched. */
    zip?: string | undefined
    /** It was submitted and is not a zip: browsers without script need the message [STORE-007]. */
    isRefused?: boolean
    onSearch: (zip: string) => void
    onUseLocation: () => void
    locating: boolean
}

/** The field accepts digits only, five at most, whether typed or pasted [STORE-005] [STORE-006]. */
const stripNonDigits = ({currentTarget}: FormEvent<HTMLInputElement>) => {
    const clean = cleanZip(currentTarget.value)
    if (currentTarget.value !== clean) currentTarget.value = clean
}

/** A field that shows the searched zip, also after that has changed, as by going back; in between it is the shopper's. */
const useZipField = (zip: string | undefined) => {
    const fieldRef = useRef<HTMLInputElement>(null)
    const shownRef = useRef(zip)
    useEffect(() => {
        if (shownRef.current === zip) return
        shownRef.current = zip
        if (fieldRef.current) fieldRef.current.value = zip ?? ''
    }, [zip])
    return fieldRef
}

/** Where to search for stores: a zip [STORE-001], or the device's position [STORE-002]. Without script a plain form. */
export const ZipForm = (props: ZipFormProps) => {
    const {zip, isRefused = false, onSearch, onUseLocation, locating} = props
    const {formatMessage} = useIntl()
    const locale = useLocale()
    const hydrated = useHydrated()
    const fieldRef = useZipField(zip)
    const [missing, setMissing] = useState(isRefused)

    const search = (event: FormEvent) => {
        event.preventDefault()
        const typedZip = cleanZip(fieldRef.current?.value ?? '')
        setMissing(!isZip(typedZip))
        if (isZip(typedZip)) onSearch(typedZip)
        else fieldRef.current?.focus()
    }
    return (
        <form
            role="search"
            className="zip-form"
            aria-label={formatMessage(messages.title)}
            action={inLocale(locale, '/store-locator')}
            noValidate={hydrated}
            onSubmit={search}
        >
            <TextField
                ref={fieldRef}
                name="zip"
                label={formatMessage(messages.zip)}
                defaultValue={zip}
                error={missing ? formatMessage(messages.zipMissing) : undefined}
                inputMode="numeric"
                autoComplete="postal-code"
                pattern="\d{5}"
                required
                onInput={stripNonDigits}
            />
            <Button type="submit">{formatMessage(messages.go)}</Button>
            <Button look="quiet" pending={locating} disabled={!hydrated} onClick={onUseLocation}>
                <Icon name="pin" />
                {formatMessage(messages.useLocation)}
            </Button>
        </form>
    )
}
