import {type KeyboardEvent, useState} from 'react'
import {useFormContext, useWatch} from 'react-hook-form'
import {useIntl} from 'react-intl'
import {
    addDays,
    type CalendarDay,
    dayByKey,
    type DaySpan,
    weeksOf
} from '@app/domain/calendar/calendar'
import {asTypedDate, readTypedDate} from '@app/domain/person/person'
import {useWeekdayText} from '../../typography/day-text'
import {DateField, type DateFieldProps, readDate} from './date-field'
import {messages} from '../field-messages'

/** Formats a part of a day in the shopper's language, as calendars show it. */
const useDayPart = (options: Intl.DateTimeFormatOptions): ((day: CalendarDay) => string) => {
    const {locale} = useIntl()
    const format = new Intl.DateTimeFormat(locale, {timeZone: 'UTC', ...options})
    return (day) => format.format(new Date(`${day}T00:00:00Z`))
}

/** Any Sunday; it and the days after it name the columns. */
const SUNDAY = '2030-01-06'

const DayNames = () => {
    const [short, long] = [useDayPart({weekday: 'short'}), useDayPart({weekday: 'long'})]
    return (
        <div role="row" className="calendar__row">
            {Array.from({length: 7}, (_, at) => addDays(SUNDAY, at)).map((day) => (
                <span key={day} role="columnheader" aria-label={long(day)}>
                    {short(day)}
                </span>
            ))}
        </div>
    )
}

type GridProps = DaySpan & {
    label: string
    chosen: CalendarDay | undefined
    onChoose: (day: CalendarDay) => void
}

/** The days as a grid: Tab reaches one of them, arrow keys, Home, End and the page keys the others. */
const DayGrid = ({earliest, latest, label, chosen, onChoose}: GridProps) => {
    const weekdayText = useWeekdayText()
    const month = useDayPart({month: 'short'})
    const span = {earliest, latest}
    const isWithin = chosen !== undefined && chosen >= earliest && chosen <= latest
    const [reached, setReached] = useState<CalendarDay>()
    const active = reached ?? (isWithin ? chosen : earliest)

    const go = (event: KeyboardEvent<HTMLElement>, from: CalendarDay) => {
        const next = dayByKey(event.key, from, span)
        if (next === undefined) return
        event.preventDefault()
        setReached(next)
        event.currentTarget
            .closest('[role="grid"]')
            ?.querySelector<HTMLElement>(`[data-day="${next}"]`)
            ?.focus()
    }
    return (
        <div role="grid" aria-label={label} className="calendar">
            <DayNames />
            {weeksOf(span).map((week) => (
                <div key={week.find(Boolean)} role="row" className="calendar__row">
                    {week.map((day, at) =>
                        day === null ? (
                            <span key={at} role="gridcell" />
                        ) : (
                            <span key={day} role="gridcell" aria-selected={day === chosen}>
                                <button
                                    type="button"
                                    className="calendar__day"
                                    data-day={day}
                                    aria-label={weekdayText(day)}
                                    tabIndex={day === active ? 0 : -1}
                                    onKeyDown={(event) => go(event, day)}
                                    onClick={() => {
                                        setReached(day)
                                        onChoose(day)
                                    }}
                                >
                                    {day === earliest || day.endsWith('-01') ? (
                                        <small>{month(day)}</small>
                                    ) : null}
                                    {Number(day.slice(8))}
                                </button>
                            </span>
                        )
                    )}
                </div>
            ))}
        </div>
    )
}

export type CalendarFieldProps = Omit<DateFieldProps, 'isBirthday' | 'children'> & DaySpan

/**
 * A day in the near future with its weekday: typed in three fields, or chosen in a calendar, which fills the fields in.
 * The form's value is a typed date in either case; the page has to name the style `calendar`.
 */
export const CalendarField = ({earliest, latest, ...field}: CalendarFieldProps) => {
    const {formatMessage} = useIntl()
    const weekdayText = useWeekdayText()
    const {setValue, formState} = useFormContext()
    const {isSubmitted} = formState
    const read = readTypedDate(readDate(useWatch({name: field.name})))
    const chosen = 'day' in read ? read.day : undefined
    const choose = (day: CalendarDay) =>
        setValue(field.name, asTypedDate(day), {
            shouldDirty: true,
            shouldValidate: isSubmitted
        })
    return (
        <DateField {...field}>
            <DayGrid
                earliest={earliest}
                latest={latest}
                label={formatMessage(messages.calendar)}
                chosen={chosen}
                onChoose={choose}
            />
            <p className="calendar__chosen" role="status">
                {chosen === undefined
                    ? ''
                    : formatMessage(messages.chosenDay, {day: weekdayText(chosen)})}
            </p>
        </DateField>
    )
}
