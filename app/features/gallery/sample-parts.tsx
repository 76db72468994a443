import {useState} from 'react'
import * as z from 'zod/mini'
import {Button} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {showToast} from '@app/ui/feedback/toast'
import {ErrorSummary, FormAlert} from '@app/ui/form/form-alerts'
import {Form, SubmitButton} from '@app/ui/form/form'
import {filled} from '@app/ui/form/schema'
import {StepPage} from '@app/ui/form/steps/step-page'
import {SubmissionProvider} from '@app/ui/form/submission'
import {EmailField, FormTextField} from '@app/ui/form/fields/text-fields'
import {ConfirmDialog, Dialog} from '@app/ui/overlay/dialog'
import {Menu} from '@app/ui/overlay/menu'
import type {GalleryWords} from './gallery-words'

type Worded = {words: GalleryWords}

const LOOKS = ['primary', 'accent', 'secondary', 'quiet', 'danger'] as const
const TONES = ['info', 'good', 'warning', 'error'] as const

export const SampleBasics = ({words}: Worded) => (
    <div className="parts__stack">
        {[false, true].map((pending) => (
            <div key={String(pending)} className="parts__row">
                {LOOKS.map((look) => (
                    <Button key={look} look={look} pending={pending}>
                        {pending ? words.sending : words.send}
                    </Button>
                ))}
            </div>
        ))}
        <div className="parts__row">
            {LOOKS.map((look) => (
                <Button key={look} look={look} disabled>
                    {words.disabled}
                </Button>
            ))}
        </div>
        <Button wide>{words.send}</Button>
        {TONES.map((tone) => (
            <Notice key={tone} tone={tone}>
                {words.emailHint}
            </Notice>
        ))}
    </div>
)

/** The alerts after a failed submit, a form that is refused, and one whose submit never ends. */
export const SampleForms = ({words}: Worded) => {
    const wrong = [
        {name: 'first', text: `${words.first}: ${words.missing}`, id: 'sample-first'},
        {name: 'email', text: `${words.email}: ${words.missing}`, id: 'sample-email'}
    ]
    const failed = {alert: undefined, wrong, isRefused: false}
    return (
        <div className="parts__columns">
            <SubmissionProvider
                value={{pending: false, attempts: 1, failed, forgetFailure: () => undefined}}
            >
                <ErrorSummary />
            </SubmissionProvider>
            <Form
                label={words.forms}
                defaultValues={{email: ''}}
                onSubmit={() => ({alert: words.refused})}
            >
                <FormAlert />
                <EmailField name="email" label={words.email} />
                <SubmitButton wide>{words.send}</SubmitButton>
            </Form>
            <Form
                label={words.sending}
                defaultValues={{email: ''}}
                onSubmit={() => new Promise(() => undefined)}
            >
                <EmailField name="email" label={words.email} />
                <SubmitButton wide>{words.send}</SubmitButton>
            </Form>
        </div>
    )
}

export const SampleStep = ({words}: Worded) => (
    <Form
        schema={z.object({
            first: z.string().check(filled(words.missing)),
            email: z.string().check(filled(words.missing))
        })}
        defaultValues={{first: '', email: ''}}
        onSubmit={() => undefined}
        label={words.steps}
    >
        <StepPage
            step={{number: 2, of: 5}}
            minutes={6}
            title={words.step}
            back="/"
            footer={<Button look="quiet">{words.later}</Button>}
        >
            {(['first', 'email'] as const).map((name) => (
                <FormTextField key={name} name={name} label={words[name]} autoComplete="off" />
            ))}
        </StepPage>
    </Form>
)

/** The first step of a flow: its number is not known yet, and its button has its own text. */
export const SampleFirstStep = ({words}: Worded) => (
    <Form defaultValues={{email: ''}} onSubmit={() => undefined} label={words.step}>
        <StepPage title={words.first} action={words.send}>
            <EmailField name="email" label={words.email} />
        </StepPage>
    </Form>
)

/** The overlay that each button of the row opens. */
type Opened = 'question' | 'danger' | 'sm' | 'md' | 'lg'

const SampleToasts = ({words}: Worded) => {
    const link = {label: words.wishList, to: '/account/wishlist'}
    return (
        <div className="parts__row">
            {TONES.map((tone) => (
                <Button key={tone} look="secondary" onClick={() => showToast(words.saved, tone)}>
                    {words.toast}: {tone}
                </Button>
            ))}
            <Button look="secondary" onClick={() => showToast(words.saved, 'good', {link})}>
                {words.linkToast}
            </Button>
        </div>
    )
}

/** Two confirmations, a dialog of each size, and a time-out over one of them. */
const SampleDialogs = ({words}: Worded) => {
    const [open, setOpen] = useState<Opened | null>(null)
    const [isOver, setOver] = useState(false)
    const close = () => setOpen(null)
    const opens: readonly (readonly [Opened, string])[] = [
        ['question', words.query],
        ['danger', words.danger],
        ['sm', words.small],
        ['md', words.dialog],
        ['lg', words.large]
    ]
    return (
        <div className="parts__row">
            {opens.map(([name, label]) => (
                <Button key={name} look="secondary" onClick={() => setOpen(name)}>
                    {label}
                </Button>
            ))}
            <ConfirmDialog open={open === 'question'} onConfirm={close} onCancel={close} />
            <ConfirmDialog
                open={open === 'danger'}
                onConfirm={close}
                onCancel={close}
                title={words.danger}
                message={words.emailHint}
                confirm={words.send}
                cancel={words.later}
                danger
            />
            <Dialog open={open === 'sm'} onClose={close} title={words.small} size="sm">
                <p>{words.emailHint}</p>
            </Dialog>
            <Dialog
                open={open === 'lg'}
                onClose={close}
                title={words.large}
                size="lg"
                footer={<Button onClick={close}>{words.send}</Button>}
            >
                <p>{words.emailHint}</p>
            </Dialog>
            <Dialog open={open === 'md'} onClose={close} title={words.dialog}>
                <Form
                    label={words.dialog}
                    defaultValues={{email: ''}}
                    onSubmit={() => ({alert: words.refused})}
                >
                    <FormAlert />
                    <EmailField name="email" label={words.email} />
                    <SubmitButton wide>{words.send}</SubmitButton>
                    <Button look="quiet" onClick={() => setOver(true)}>
                        {words.timeOut}
                    </Button>
                </Form>
            </Dialog>
            <Dialog
                open={isOver}
                onClose={() => setOver(false)}
                title={words.timeOut}
                rank="time-out"
                size="sm"
            >
                <p>{words.timeOut}</p>
            </Dialog>
        </div>
    )
}

export const SampleOverlays = ({words}: Worded) => (
    <div className="parts__stack">
        <SampleToasts words={words} />
        <SampleDialogs words={words} />
        <div className="parts__row">
            <Menu
                items={[
                    {label: words.account, to: '/account', icon: 'user'},
                    {label: words.orders, to: '/account/orders', icon: 'truck'},
                    {label: words.wishList, to: '/account/wishlist', icon: 'heart'},
                    {label: words.signOut, onSelect: () => undefined, icon: 'return', apart: true}
                ]}
            >
                {words.account}
            </Menu>
        </div>
    </div>
)
