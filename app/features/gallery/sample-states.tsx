import {useState} from 'react'
import {Button, ButtonLink, IconButton} from '@app/ui/button/button'
import {AsyncContent, type AsyncState} from '@app/ui/async/async-content'
import {DialogBoundary, SectionBoundary} from '@app/ui/async/section-boundary'
import {HeadingSkeleton, Skeleton} from '@app/ui/async/skeleton'
import {useBrand} from '@app/routing/route/app-context'
import {Logo} from '@app/ui/brand/logo'
import {Select} from '@app/ui/form/fields/select'
import {TextField} from '@app/ui/form/fields/text-field'
import {Breadcrumbs} from '@app/ui/navigation/breadcrumbs'
import {Pagination} from '@app/ui/navigation/pagination'
import {Scroller} from '@app/ui/navigation/scroller'
import {LateConfirmDialog} from '@app/ui/overlay/late-confirm-dialog'
import {Icon, iconPaths, type IconName} from '@app/ui/picture/icon'
import type {GalleryWords} from './gallery-words'

type Worded = {words: GalleryWords}

const states: AsyncState<string[]>[] = [
    {state: 'loading'},
    {state: 'failed'},
    {state: 'failed', retry: () => undefined},
    {state: 'ready', value: []},
    {state: 'ready', value: ['1', '2', '3']}
]

const Broken = (): JSX.Element => {
    throw new Error('A part that fails')
}

/** A part that fails on demand, and its replacement. */
const Breaking = ({words}: Worded) => {
    const [isBroken, setBroken] = useState<'part' | 'dialog' | null>(null)
    return (
        <div className="parts__row">
            <Button look="secondary" onClick={() => setBroken('part')}>
                {words.breakPart}
            </Button>
            <Button look="secondary" onClick={() => setBroken('dialog')}>
                {words.breakDialog}
            </Button>
            <SectionBoundary key={isBroken} fallback={<p>{words.missing}</p>}>
                {isBroken === 'part' ? <Broken /> : null}
            </SectionBoundary>
            {isBroken === 'dialog' ? (
                <DialogBoundary onClose={() => setBroken(null)}>
                    <Broken />
                </DialogBoundary>
            ) : null}
        </div>
    )
}

/** The states of a section: loading, failed, empty and ready. */
export const SampleStates = ({words}: Worded) => (
    <div className="parts__stack">
        {states.map((from, index) => (
            <AsyncContent
                key={index}
                from={from}
                skeleton={<Skeleton width="60%" />}
                empty={<p data-sample="empty">{words.empty}</p>}
            >
                {(values) => <p data-sample="ready">{values.join(', ')}</p>}
            </AsyncContent>
        ))}
        <AsyncContent
            from={{state: 'failed'}}
            skeleton={null}
            empty={null}
            failed={<p data-sample="own">{words.missing}</p>}
        >
            {() => null}
        </AsyncContent>
        <Skeleton width="3rem" height="3rem" round />
        <HeadingSkeleton width="12rem" />
        <Breaking words={words} />
    </div>
)

const options = [
    {value: 'a', label: 'A'},
    {value: 'b', label: 'B'}
]
const isIcon = (name: string): name is IconName => name in iconPaths

export const SampleNavigation = ({words}: Worded) => {
    const [isConfirming, setConfirming] = useState(false)
    const close = () => setConfirming(false)
    return (
        <div className="parts__stack">
            <Logo of={useBrand()} />
            <Breadcrumbs trail={[{label: words.account, to: '/account'}]} here={words.orders} />
            <Breadcrumbs trail={[]} here={words.account} />
            {[1, 5, 9].map((current) => (
                <Pagination
                    key={current}
                    current={current}
                    count={9}
                    addressOf={(page) => `?page=${page}`}
                />
            ))}
            <Scroller label={words.fields}>
                {['1', '2', '3', '4', '5'].map((text) => (
                    <p key={text}>{text}</p>
                ))}
            </Scroller>
            <Scroller label={words.files}>
                {['1', '2', '3'].map((text) => (
                    <p key={text}>{text}</p>
                ))}
            </Scroller>
            <div className="parts__row">
                <ButtonLink to="/account">{words.account}</ButtonLink>
                <ButtonLink look="secondary" to="/account/orders">
                    {words.orders}
                </ButtonLink>
                <IconButton icon="heart" label={words.wishList} />
                <IconButton icon="heart" label={words.saved} filled aria-pressed />
                <IconButton icon="trash" label={words.signOut} disabled />
                {(['accent', 'quiet', 'danger'] as const).map((look) => (
                    <ButtonLink key={look} look={look} to="/account">
                        {words.account}
                    </ButtonLink>
                ))}
                <Button look="secondary" onClick={() => setConfirming(true)}>
                    {words.lateQuery}
                </Button>
                {isConfirming ? <LateConfirmDialog onConfirm={close} onCancel={close} /> : null}
            </div>
            <p className="parts__row">
                {Object.keys(iconPaths)
                    .filter(isIcon)
                    .map((name) => (
                        <Icon key={name} name={name} />
                    ))}
            </p>
            <TextField label={words.first} />
            <TextField label={words.zip} hint={words.fileHint} />
            <TextField label={words.state} error={words.missing} />
            <Select label={words.paid} options={options} />
            <Select label={words.income} options={options} labelAt="beside" disabled />
            <Select label={words.born} options={options} labelAt="hidden" defaultValue="b" />
        </div>
    )
}
