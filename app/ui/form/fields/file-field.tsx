import {FileUpload} from '@ark-ui/react/file-upload'
import {useEffect, useRef, useState, type RefObject} from 'react'
import {useFormContext} from 'react-hook-form'
import {useIntl} from 'react-intl'
import {useIsomorphicLayoutEffect} from '@app/lib/browser/react-hooks'
import {Button} from '../../button/button'
import {Icon} from '../../picture/icon'
import {FieldGroup, useFormField, type FieldProps, type FormField} from './field'
import type {FileValue} from './sent-file'
import {messages} from './file-messages'
import {type Problem, problemText} from '../schema'
import {useSubmission} from '../submission'

/** A file that the server received and refused: another file is needed, as the same one would be refused again. */
export class RefusedFile extends Error {
    constructor(readonly problem: Problem) {
        super('The file was refused')
    }
}

/**
 * Sends a file and resolves with the server's id of it; `onProgress` receives a share between 0 and 1. Rejects with a
 * RefusedFile, or with anything else if it can be tried again.
 */
export type Upload = (
    file: File,
    watch: {signal: AbortSignal; onProgress: (share: number) => void}
) => Promise<string>

export type FileFieldProps = FieldProps & {
    upload: Upload
    /** The problem of a file before it is sent: too large, or of another type. */
    check?: (file: File) => Problem | undefined
    /** The value of `accept`, as 'image/*,application/pdf'. */
    accept: string
    /** Which camera takes the photo: of a document, or of the shopper. */
    camera?: 'environment' | 'user'
}

type Sending = {file: File; share: number; state: 'sending' | 'failed'}

const asFile = (raw: unknown): FileValue => {
    if (raw === 'sending') return 'sending'
    if (typeof raw !== 'object' || raw === null) return null
    const id: unknown = Reflect.get(raw, 'id')
    const name: unknown = Reflect.get(raw, 'name')
    return typeof id === 'string' && typeof name === 'string' ? {id, name} : null
}

/** Moves the focus with the file: to its button when it is chosen, back to the chooser when it is removed. */
const useFileFocus = (
    hasFile: boolean,
    [button, input]: readonly [RefObject<HTMLButtonElement>, RefObject<HTMLInputElement>]
) => {
    const before = useRef(hasFile)
    useIsomorphicLayoutEffect(() => {
        if (before.current === hasFile) return
        before.current = hasFile
        if (hasFile) button.current?.focus()
        else input.current?.focus()
    }, [hasFile, button, input])
}

type Ends = {change: (value: FileValue) => void; refused: (problem: Problem) => void}

const useUpload = (upload: Upload, {change, refused}: Ends) => {
    const [sending, setSending] = useState<Sending | null>(null)
    const current = useRef<AbortController | null>(null)
    useEffect(() => () => current.current?.abort(), [])

    const stop = () => {
        current.current?.abort()
        current.current = null
        setSending(null)
        change(null)
    }
    const send = async (file: File) => {
        const attempt = new AbortController()
        current.current?.abort()
        current.current = attempt
        const show = (next: Sending | null) => {
            if (current.current === attempt) setSending(next)
        }
        show({file, share: 0, state: 'sending'})
        change('sending')
        try {
            const id = await upload(file, {
                signal: attempt.signal,
                onProgress: (share) => show({file, share, state: 'sending'})
            })
            if (attempt.signal.aborted) return
            change({id, name: file.name})
            show(null)
        } catch (error) {
            if (attempt.signal.aborted) return
            change(null)
            if (error instanceof RefusedFile) {
                show(null)
                refused(error.problem)
            } else show({file, share: 0, state: 'failed'})
        }
    }
    return {sending, send, stop}
}

type ChosenProps = {
    name: string
    field: FormField<FileValue>
    sending: Sending | null
    button: RefObject<HTMLButtonElement>
    onAgain: () => void
    onStop: () => void
}

type StopProps = Pick<ChosenProps, 'name' | 'field' | 'button' | 'onStop'> & {isSending: boolean}

/** Ends the sending, or offers the choice again: what the server has once, it keeps. */
const StopButton = ({name, field, button, onStop, isSending}: StopProps) => {
    const {formatMessage} = useIntl()
    return (
        <Button
            ref={button}
            look="quiet"
            aria-label={isSending ? undefined : formatMessage(messages.anotherFor, {name})}
            onClick={onStop}
            {...field.target}
        >
            {formatMessage(isSending ? messages.cancel : messages.anotherFile)}
        </Button>
    )
}

const Chosen = ({name, field, sending, button, onAgain, onStop}: ChosenProps) => {
    const {formatMessage} = useIntl()
    const state = sending?.state ?? 'sent'
    const texts = {
        sending: messages.uploading,
        failed: messages.uploadFailed,
        sent: messages.uploaded
    }
    return (
        <div className={`file file--${state}`}>
            <p className="file__name" role="status">
                <Icon
                    name={state === 'failed' ? 'warning' : state === 'sent' ? 'check' : 'image'}
                />
                {formatMessage(texts[state], {name})}
            </p>
            {state === 'sending' ? (
                <progress
                    className="file__progress"
                    aria-label={formatMessage(messages.uploading, {name})}
                    value={sending?.share ?? 0}
                    max={1}
                />
            ) : null}
            <div className="file__actions">
                <StopButton
                    name={name}
                    field={field}
                    button={button}
                    isSending={state === 'sending'}
                    onStop={onStop}
                />
                {state === 'failed' ? (
                    <Button look="secondary" onClick={onAgain}>
                        {formatMessage(messages.tryAgain)}
                    </Button>
                ) : null}
            </div>
        </div>
    )
}

type ChooserProps = Pick<FileFieldProps, 'accept' | 'camera'> & {
    field: FormField<FileValue>
    input: RefObject<HTMLInputElement>
    onChoose: (file: File) => void
}

/** Ark's input is hidden behind a button; here its label is the button, which works before any script and by keyboard. */
const asControl = {'aria-hidden': false, tabIndex: 0} as const

/** None is kept, so that the same file can be chosen again. */
const NO_FILES: File[] = []

/** The camera is offered on touch screens, as phones have one; files everywhere, which can be dropped here too. */
const Chooser = ({field, input, accept, camera = 'environment', onChoose}: ChooserProps) => {
    const {formatMessage} = useIntl()
    const chosen = {
        acceptedFiles: NO_FILES,
        onFileAccept: ({files: [file]}: {files: File[]}) => {
            if (file) onChoose(file)
        }
    }
    return (
        <FileUpload.Root ids={{hiddenInput: field.id}} {...chosen}>
            <FileUpload.Context>
                {({getDropzoneProps}) => {
                    // It is no control of its own: the buttons in it are.
                    const {
                        role: _,
                        'aria-label': _name,
                        ...dropzone
                    } = getDropzoneProps({
                        disableClick: true
                    })
                    return (
                        <div {...dropzone} className="file-choice">
                            <FileUpload.Root
                                className="file-choice__way file-choice__way--camera"
                                capture={camera}
                                allowDrop={false}
                                {...chosen}
                            >
                                <FileUpload.HiddenInput accept={accept} {...asControl} />
                                <FileUpload.Label className="button button--primary">
                                    {formatMessage(messages.takePhoto)}
                                </FileUpload.Label>
                            </FileUpload.Root>
                            <div className="file-choice__way">
                                <FileUpload.HiddenInput
                                    ref={input}
                                    accept={accept}
                                    {...field.target}
                                    {...field.described}
                                    {...asControl}
                                />
                                <FileUpload.Label className="button button--secondary">
                                    {formatMessage(messages.chooseFile)}
                                </FileUpload.Label>
                            </div>
                        </div>
                    )
                }}
            </FileUpload.Context>
        </FileUpload.Root>
    )
}

/** A photo or a document: taken, chosen or dropped, and sent at once, with its progress. */
export const FileField = (props: FileFieldProps) => {
    const {name, label, hint, optional = false, upload, check} = props
    const intl = useIntl()
    const {setValue, setError, clearErrors} = useFormContext()
    const {forgetFailure} = useSubmission()
    const field = useFormField<FileValue>({name, hint, read: asFile})
    // Not validated here: a file that is still being sent is only a problem when the form is submitted.
    const change = (value: FileValue) => {
        setValue(name, value, {shouldDirty: true})
        clearErrors(name)
    }
    const refused = (problem: Problem) =>
        setError(name, {type: 'file', message: problemText(problem, intl)})
    const {sending, send, stop} = useUpload(upload, {change, refused})
    const button = useRef<HTMLButtonElement>(null)
    const input = useRef<HTMLInputElement>(null)
    const sent = field.value === 'sending' ? null : field.value
    const shownName = sending?.file.name ?? sent?.name
    useFileFocus(shownName !== undefined, [button, input])

    const choose = (file: File) => {
        // It is sent before the form is submitted again, and the summary would go on asking for it.
        forgetFailure()
        const problem = check?.(file)
        if (problem === undefined) void send(file)
        else refused(problem)
    }
    const again = () => {
        // The button that had the focus disappears when the file is sent.
        button.current?.focus()
        if (sending) void send(sending.file)
    }
    return (
        <FieldGroup field={field} label={label} hint={hint} optional={optional}>
            {shownName === undefined ? (
                <Chooser field={field} input={input} onChoose={choose} {...props} />
            ) : (
                <Chosen
                    name={shownName}
                    field={field}
                    sending={sending}
                    button={button}
                    onAgain={again}
                    onStop={stop}
                />
            )}
        </FieldGroup>
    )
}
