import {
    createContext,
    createElement,
    useContext,
    useEffect,
    useState,
    useSyncExternalStore,
    type ReactNode
} from 'react'

type Values = Readonly<Record<string, unknown>>
type FieldError = {type: string; message: string}
type Rules = Readonly<Record<string, (value: unknown, values: Values) => unknown>>

/** The state of a form. */
type Known = {
    defaults: Values
    values: Values
    errors: Readonly<Record<string, FieldError | undefined>>
    isDirty: boolean
    isSubmitted: boolean
}

/** The value at a name such as `references.0.phone`. */
const valueAt = (values: unknown, name: string): unknown =>
    name
        .split('.')
        .reduce(
            (part: unknown, key): unknown =>
                typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined,
            values
        )

const changedAt = (part: unknown, [key, ...rest]: readonly string[], value: unknown): unknown => {
    if (key === undefined) return value
    const changed = {[key]: changedAt(valueAt(part, key), rest, value)}
    if (Array.isArray(part)) return Object.assign(Array.from<unknown>(part), changed)
    return {...(typeof part === 'object' ? part : null), ...changed}
}

/** A copy with the value at a name replaced. */
const withValue = (values: Values, name: string, value: unknown): Values => {
    const [first = '', ...rest] = name.split('.')
    return {...values, [first]: changedAt(values[first], rest, value)}
}

/** The message of the first rule that fails. */
const errorIn = (rules: Rules, value: unknown, values: Values): FieldError | undefined => {
    for (const [type, rule] of Object.entries(rules)) {
        const message = rule(value, values)
        if (typeof message === 'string') return {type, message}
    }
    return undefined
}

const isDirty = ({values, defaults}: Pick<Known, 'values' | 'defaults'>): boolean =>
    JSON.stringify(values) !== JSON.stringify(defaults)

/** A form's state outside of React, so that a field only renders again when its own state changes. */
const createControl = (defaults: Values) => {
    let known: Known = {
        defaults,
        values: defaults,
        errors: {},
        isDirty: false,
        isSubmitted: false
    }
    const listeners = new Set<() => void>()
    return {
        known: () => known,
        learn: (change: Partial<Known>): void => {
            known = {...known, ...change}
            for (const listener of listeners) listener()
        },
        subscribe: (listener: () => void) => {
            listeners.add(listener)
            return () => void listeners.delete(listener)
        },
        /** The rules of the mounted fields: only these are validated. */
        fields: new Map<string, Rules>()
    }
}

type Control = ReturnType<typeof createControl>

type SetOptions = {shouldDirty?: boolean; shouldValidate?: boolean}

const methodsOf = ({known, learn, fields}: Control) => {
    const setError = (name: string, error: FieldError | undefined): void =>
        learn({errors: {...known().errors, [name]: error}})

    const trigger = async (name?: string): Promise<boolean> => {
        // Waits for fields that are mounted, or made valid, by the same commit.
        await Promise.resolve()
        const {values, errors} = known()
        const names = name === undefined ? [...fields.keys()] : [name]
        const found = names.map((each): [string, FieldError | undefined] => [
            each,
            errorIn(fields.get(each) ?? {}, valueAt(values, each), values)
        ])
        learn({errors: {...errors, ...Object.fromEntries(found)}})
        return names.every((each) => known().errors[each] === undefined)
    }

    return {
        setError,
        trigger,
        clearErrors: (name: string): void => setError(name, undefined),
        getFieldState: (name: string) => ({error: known().errors[name]}),
        getValues: (name?: string): unknown =>
            name === undefined ? known().values : valueAt(known().values, name),
        setValue: (name: string, value: unknown, options: SetOptions = {}): void => {
            const values = withValue(known().values, name, value)
            const {defaults} = known()
            learn({values, ...(options.shouldDirty && {isDirty: isDirty({values, defaults})})})
            if (options.shouldValidate) void trigger(name)
        },
        reset: (values: Values): void =>
            learn({values, defaults: values, errors: {}, isDirty: false, isSubmitted: false}),
        resetField: (name: string, {defaultValue}: {defaultValue: unknown}): void => {
            const values = withValue(known().values, name, defaultValue)
            const defaults = withValue(known().defaults, name, defaultValue)
            learn({values, defaults, isDirty: isDirty({values, defaults})})
            setError(name, undefined)
        },
        handleSubmit:
            (onValid: (values: Values) => unknown, onInvalid: () => unknown) =>
            async (): Promise<void> => {
                learn({errors: {}})
                try {
                    await ((await trigger()) ? onValid(known().values) : onInvalid())
                } finally {
                    learn({isSubmitted: true})
                }
            }
    }
}

type Form = ReturnType<typeof methodsOf> & {control: Control}

const FormContext = createContext<Form | null>(null)

const useForm = ({defaultValues}: {defaultValues: Values}): Form => {
    const [form] = useState(() => {
        const control = createControl(defaultValues)
        return {...methodsOf(control), control}
    })
    return form
}

const FormProvider = ({children, ...form}: Form & {children: ReactNode}) => {
    const [held] = useState(form)
    return createElement(FormContext.Provider, {value: held}, children)
}

const useFormAround = (): Form => {
    const form = useContext(FormContext)
    if (!form) throw new Error('A field stands outside of every form')
    return form
}

/** A part of the form's state; renders again when that part changes. */
const useKnown = <Part,>(read: (known: Known) => Part): Part => {
    const {subscribe, known} = useFormAround().control
    const now = () => read(known())
    return useSyncExternalStore(subscribe, now, now)
}

const useFormState = () => ({
    isDirty: useKnown((known) => known.isDirty),
    isSubmitted: useKnown((known) => known.isSubmitted)
})

const useFormContext = () => ({...useFormAround(), formState: useFormState()})

const useWatch = ({name}: {name: string}): unknown => useKnown(({values}) => valueAt(values, name))

type ControllerOptions = {name: string; rules: {validate: Rules}}

const useController = ({name, rules: {validate}}: ControllerOptions) => {
    const {setValue, control} = useFormAround()
    const {fields} = control
    useEffect(() => {
        fields.set(name, validate)
        return () => void fields.delete(name)
    }, [fields, name, validate])
    return {
        field: {
            value: useWatch({name}),
            onChange: (value: unknown) => setValue(name, value, {shouldDirty: true}),
            onBlur: () => undefined
        },
        fieldState: {error: useKnown(({errors}) => errors[name])}
    }
}

/**
 * What the shop uses of react-hook-form, for browsers: webpack.config.js uses it in that package's place, which adds
 * twelve kilobytes to pages that have to be usable in two seconds (docs/decisions/0013). Validates on demand, with
 * synchronous rules. An import of anything that is missing here fails the build with its name.
 */
export {FormProvider, useController, useForm, useFormContext, useFormState, useWatch}
