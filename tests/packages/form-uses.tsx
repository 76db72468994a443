import {useEffect, useState} from 'react'
import {Controller, useFieldArray, useForm} from 'react-hook-form'

/** Lines that can be added, removed and moved. */
const FieldArray = () => {
    const {control, register, getValues} = useForm({defaultValues: {people: [{name: 'Kim'}]}})
    const {fields, append, remove, move} = useFieldArray({control, name: 'people'})
    const [sent, setSent] = useState('')
    return (
        <section aria-label="Field array">
            {fields.map(({id}, index) => (
                <input
                    key={id}
                    aria-label={`Person ${index + 1}`}
                    {...register(`people.${index}.name`)}
                />
            ))}
            <button type="button" onClick={() => append({name: 'Pat'})}>
                Add
            </button>
            <button type="button" onClick={() => move(0, 1)}>
                Move
            </button>
            <button type="button" onClick={() => remove(0)}>
                Remove
            </button>
            <button type="button" onClick={() => setSent(JSON.stringify(getValues('people')))}>
                Send
            </button>
            <output>{sent}</output>
        </section>
    )
}

/** A control that is not an input, with a rule. */
const ControlledField = () => {
    const {control, handleSubmit} = useForm({defaultValues: {size: ''}})
    const [sent, setSent] = useState('')
    return (
        <form
            aria-label="Controlled field"
            onSubmit={(event) => void handleSubmit(({size}) => setSent(size))(event)}
        >
            <Controller
                control={control}
                name="size"
                rules={{required: 'Choose a size'}}
                render={({field: {value, onChange}, fieldState: {error, isDirty}}) => (
                    <>
                        <button
                            type="button"
                            aria-pressed={value === 'queen'}
                            onClick={() => onChange('queen')}
                        >
                            Queen
                        </button>
                        <p>{isDirty ? 'Changed' : 'As before'}</p>
                        {error ? <p role="alert">{error.message}</p> : null}
                    </>
                )}
            />
            <button type="submit">Send</button>
            <output>{sent}</output>
        </form>
    )
}

/** A server's error for a field inside an object. */
const NestedError = () => {
    const {
        register,
        setError,
        clearErrors,
        formState: {errors}
    } = useForm({defaultValues: {address: {zip: '75024'}}})
    return (
        <section aria-label="Nested error">
            <input
                aria-label="ZIP"
                aria-invalid={errors.address?.zip !== undefined}
                {...register('address.zip')}
            />
            <p role="alert">{errors.address?.zip?.message}</p>
            <button
                type="button"
                onClick={() =>
                    setError(
                        'address.zip',
                        {type: 'server', message: 'No such ZIP code'},
                        {shouldFocus: true}
                    )
                }
            >
                Refuse
            </button>
            <button type="button" onClick={() => clearErrors('address')}>
                Clear
            </button>
        </section>
    )
}

/** New values from elsewhere, which leave alone what has been typed. */
const ResetValues = () => {
    const {register, reset} = useForm({defaultValues: {first: 'Kim', last: 'Lee'}})
    return (
        <section aria-label="Reset values">
            <input aria-label="First" {...register('first')} />
            <input aria-label="Last" {...register('last')} />
            <button
                type="button"
                onClick={() => reset({first: 'Ana', last: 'Ruiz'}, {keepDirtyValues: true})}
            >
                Refresh
            </button>
        </section>
    )
}

/** Every change, heard outside of a render. */
const WatchedValues = () => {
    const {register, watch} = useForm({defaultValues: {city: ''}})
    const [heard, setHeard] = useState<string[]>([])
    useEffect(() => {
        // What this is about; the values are not passed to anything that is memoised.
        // eslint-disable-next-line react-hooks/incompatible-library
        const watching = watch(({city}, {name}) =>
            setHeard((before) => [...before, `${name}: ${city}`])
        )
        return () => watching.unsubscribe()
    }, [watch])
    return (
        <section aria-label="Watched values">
            <input aria-label="City" {...register('city')} />
            <output>{heard.join(', ')}</output>
        </section>
    )
}

/** Five ordinary uses of react-hook-form, for tests that they do in a browser what they do in jest. */
export const FormUses = () => (
    <main>
        <FieldArray />
        <ControlledField />
        <NestedError />
        <ResetValues />
        <WatchedValues />
    </main>
)
