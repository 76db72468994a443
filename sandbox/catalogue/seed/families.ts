import type {Family, FamilyId} from './kind'

/** The brands of a family, and the sentences that may describe its products; {name} stands for the product's name. */
export const families: Readonly<Record<FamilyId, Family>> = {
    seating: {
        brands: ['Harrow & Vale', 'Brindlewood', 'Fenwick Living', 'Oakmere Home', 'Tessarine'],
        namedBy: 'line',
        openings: [
            [
                'Sink in and stay a while: the {name} is made for movie nights and long talks.',
                'Póngase cómodo: {name} invita a noches de película y largas charlas.'
            ],
            [
                'The {name} brings easy comfort to a room that gets used every day.',
                '{name} da comodidad a un espacio que se usa todos los días.'
            ],
            [
                'With its clean lines, the {name} fits a modern room and a traditional one alike.',
                'Con sus líneas limpias, {name} va bien en un ambiente moderno o tradicional.'
            ]
        ],
        features: [
            [
                'Reversible seat cushions wear evenly and last longer.',
                'Los cojines reversibles se gastan de manera uniforme y duran más.'
            ],
            [
                'A corner-blocked frame stays square and quiet for years.',
                'La estructura reforzada en las esquinas se mantiene firme y silenciosa durante años.'
            ],
            [
                'Double-stitched seams stand up to children and pets.',
                'Las costuras dobles resisten a niños y mascotas.'
            ],
            [
                'Stain-resistant fabric wipes clean with a damp cloth.',
                'La tela antimanchas se limpia con un paño húmedo.'
            ],
            [
                'Sinuous springs keep the seat from sagging.',
                'Los resortes sinuosos evitan que el asiento se hunda.'
            ],
            [
                'Padded arms double as a headrest for a nap.',
                'Los brazos acolchados sirven de almohada para la siesta.'
            ],
            [
                'Legs come off without tools, so it passes narrow doors.',
                'Las patas se quitan sin herramientas para pasar por puertas angostas.'
            ],
            ['USB-C and cup holders are within reach.', 'USB-C y portavasos al alcance de la mano.']
        ],
        care: [
            [
                'Vacuum weekly with a soft brush and treat spills at once with mild soap.',
                'Aspire cada semana con un cepillo suave y limpie los derrames de inmediato con jabón suave.'
            ],
            [
                'Keep out of direct sun and turn the cushions once a month.',
                'Evite el sol directo y gire los cojines una vez al mes.'
            ]
        ]
    },
    storage: {
        brands: ['Calder Home', 'Brindlewood', 'Lindholme Works', 'Oakmere Home'],
        namedBy: 'line',
        openings: [
            [
                'The {name} gives everything its place and still looks light.',
                '{name} da un lugar a cada cosa sin recargar el espacio.'
            ],
            [
                'Sturdy, simple and easy to live with: the {name}.',
                'Solidez, sencillez y buen gusto: {name}.'
            ],
            [
                'The {name} pairs a warm finish with practical storage.',
                '{name} une un acabado cálido con almacenamiento práctico.'
            ]
        ],
        features: [
            [
                'Full-extension metal glides let drawers open all the way.',
                'Las correderas metálicas permiten abrir los cajones por completo.'
            ],
            [
                'An anti-tip kit is included for homes with children.',
                'Incluye un kit antivuelco para hogares con niños.'
            ],
            [
                'Levelers under the feet keep it steady on uneven floors.',
                'Los niveladores lo mantienen firme en pisos irregulares.'
            ],
            [
                'Adjustable shelves hold tall and short things alike.',
                'Las repisas ajustables admiten objetos altos y bajos.'
            ],
            [
                'Openings in the back lead cables out of sight.',
                'Las aberturas traseras ocultan los cables.'
            ],
            [
                'Felt-lined top drawers protect what is precious.',
                'Los cajones superiores forrados protegen lo más valioso.'
            ],
            [
                'Rounded edges are kind to knees and toddlers.',
                'Los bordes redondeados cuidan rodillas y niños pequeños.'
            ]
        ],
        care: [
            [
                'Dust with a soft dry cloth; use coasters under glasses.',
                'Quite el polvo con un paño seco y suave; use portavasos.'
            ],
            [
                'Wipe with a damp cloth and dry at once.',
                'Limpie con un paño húmedo y seque de inmediato.'
            ]
        ]
    },
    sleeping: {
        brands: ['Harrow & Vale', 'Calder Home', 'Nightloft', 'Lindholme Works'],
        namedBy: 'line',
        openings: [
            [
                'The {name} turns a bedroom into a place to rest.',
                '{name} convierte la recámara en un lugar de descanso.'
            ],
            [
                'Wake up in style: the {name} anchors the room with calm, even lines.',
                'Despierte con estilo: {name} llena el cuarto con líneas serenas.'
            ],
            [
                'Solid underneath and soft to look at, the {name} is built for every night of the year.',
                'Firmeza por dentro y suavidad a la vista: {name} acompaña todas las noches del año.'
            ]
        ],
        features: [
            [
                'Sturdy slats need no box spring.',
                'Las tablillas resistentes no necesitan base adicional.'
            ],
            [
                'A center support keeps the mattress level.',
                'El soporte central mantiene nivelado el colchón.'
            ],
            [
                'The headboard is the right height to sit up and read.',
                'La cabecera tiene la altura ideal para sentarse a leer.'
            ],
            [
                'Metal-to-metal fittings stay tight and quiet.',
                'Las uniones metálicas se mantienen firmes y silenciosas.'
            ],
            [
                'A hand-rubbed finish hides small scratches.',
                'El acabado frotado a mano disimula los rayones pequeños.'
            ],
            ['There is room beneath for flat boxes.', 'Hay espacio debajo para cajas planas.']
        ],
        care: [
            [
                'Tighten the bolts once a year; dust with a dry cloth.',
                'Apriete los tornillos una vez al año; quite el polvo con un paño seco.'
            ],
            [
                'Wipe with a damp cloth; do not use polish with silicone.',
                'Limpie con un paño húmedo; no use productos con silicona.'
            ]
        ]
    },
    mattress: {
        brands: ['Slumberline', 'Nightloft', 'Driftwell'],
        namedBy: 'line',
        openings: [
            [
                'Sleep cooler and wake up rested on the {name}.',
                'Duerma fresco y despierte descansado con {name}.'
            ],
            [
                'The {name} holds the back straight and gives way at the shoulders.',
                '{name} mantiene recta la espalda y cede en los hombros.'
            ]
        ],
        features: [
            ['A breathable knit cover draws heat away.', 'La funda transpirable aleja el calor.'],
            [
                'Reinforced edges let two people use the whole width.',
                'Los bordes reforzados permiten usar todo el ancho.'
            ],
            [
                'Foams are certified free of heavy metals and formaldehyde.',
                'Las espumas están certificadas sin metales pesados ni formaldehído.'
            ],
            [
                'Movement on one side is not felt on the other.',
                'El movimiento de un lado no se siente en el otro.'
            ],
            [
                'Zoned support is firmer at the hips.',
                'El soporte por zonas es más firme en la cadera.'
            ],
            [
                'It works on a slatted base, a platform or an adjustable bed.',
                'Sirve sobre tablillas, plataforma o cama ajustable.'
            ]
        ],
        care: [
            [
                'Turn it head to foot every three months and use a washable protector.',
                'Gírelo de cabeza a pies cada tres meses y use un protector lavable.'
            ],
            [
                'Spot clean only; let it breathe for a day when it is new.',
                'Limpie solo las manchas; déjelo airear un día cuando es nuevo.'
            ]
        ]
    },
    dining: {
        brands: ['Calder Home', 'Oakmere Home', 'Brindlewood', 'Tessarine'],
        namedBy: 'line',
        openings: [
            [
                'From homework to holidays, the {name} has a seat for everybody.',
                'De las tareas a las fiestas, {name} tiene lugar para todos.'
            ],
            [
                'The {name} makes the most of a small kitchen.',
                '{name} aprovecha al máximo una cocina pequeña.'
            ],
            [
                'Gather round: the {name} is easy to clean and hard to wear out.',
                'Reúnanse: {name} es fácil de limpiar y difícil de gastar.'
            ]
        ],
        features: [
            [
                'A heat-resistant top needs no tablecloth.',
                'La superficie resistente al calor no necesita mantel.'
            ],
            [
                'Curved backs are comfortable through dessert.',
                'Los respaldos curvos son cómodos hasta el postre.'
            ],
            [
                'Footrests are placed where feet look for them.',
                'Los reposapiés están donde los pies los buscan.'
            ],
            ['Floor glides protect wood and tile.', 'Los topes protegen pisos de madera y loseta.'],
            ['Chairs carry up to 275 pounds each.', 'Cada silla soporta hasta 275 libras.'],
            [
                'Everything is assembled by our crew on delivery.',
                'Nuestro equipo arma todo al entregarlo.'
            ]
        ],
        care: [
            [
                'Wipe up spills at once; clean with mild soap and water.',
                'Limpie los derrames de inmediato con agua y jabón suave.'
            ],
            ['Use place mats under hot dishes.', 'Use manteles individuales bajo platos calientes.']
        ]
    },
    office: {
        brands: ['Lindholme Works', 'Calder Home', 'Corvanta Works'],
        namedBy: 'line',
        openings: [
            [
                'Get to work in comfort: the {name} is made for long days.',
                'Trabaje con comodidad: {name} acompaña las jornadas largas.'
            ],
            [
                'The {name} makes an office out of a corner.',
                '{name} convierte un rincón en oficina.'
            ]
        ],
        features: [
            [
                'Holes with covers keep cables together.',
                'Los pasacables con tapa mantienen juntos los cables.'
            ],
            [
                'The height adjusts for tall and short people.',
                'La altura se ajusta para personas altas y bajas.'
            ],
            [
                'A scratch-resistant surface takes daily use.',
                'La superficie antirrayones resiste el uso diario.'
            ],
            [
                'It is put together in half an hour with the tools in the box.',
                'Se arma en media hora con las herramientas incluidas.'
            ],
            [
                'It carries two monitors with room to spare.',
                'Soporta dos monitores con espacio de sobra.'
            ],
            [
                'Lockable casters roll quietly on carpet and wood.',
                'Las ruedas con freno giran en silencio sobre alfombra y madera.'
            ]
        ],
        care: [
            [
                'Dust weekly and wipe with a damp cloth.',
                'Quite el polvo cada semana y limpie con un paño húmedo.'
            ]
        ]
    },
    accents: {
        brands: ['Tessarine', 'Fenwick Living', 'Oakmere Home'],
        namedBy: 'line',
        openings: [
            [
                'The {name} is the detail that pulls the room together.',
                '{name} es el detalle que da unidad al espacio.'
            ],
            [
                'Small change, big difference: the {name}.',
                'Un cambio pequeño, una gran diferencia: {name}.'
            ]
        ],
        features: [
            [
                'It is made to stand up to busy homes.',
                'Resiste el ritmo de hogares con mucha actividad.'
            ],
            ['Colors stay true in sunlight.', 'Los colores se conservan bajo el sol.'],
            [
                'It is light enough to move when the room changes.',
                'Pesa poco y se mueve cuando cambie el espacio.'
            ],
            [
                'Weather-safe materials can be left outside in summer.',
                'Los materiales resistentes pueden quedar afuera en verano.'
            ],
            [
                'A non-slip base keeps it where it belongs.',
                'La base antideslizante lo mantiene en su lugar.'
            ]
        ],
        care: [
            [
                'Shake or dust regularly; clean spots with mild soap.',
                'Sacuda con regularidad; limpie las manchas con jabón suave.'
            ]
        ]
    },
    laundry: {
        brands: ['Norvane', 'Kelmarr', 'Arcturine', 'Clarivane'],
        namedBy: 'series',
        openings: [
            [
                'The {name} takes the work out of wash day.',
                '{name} le quita trabajo al día de lavado.'
            ],
            [
                'Big loads, less waiting: the {name} handles a family’s week.',
                'Cargas grandes y menos espera: {name} puede con la ropa de toda la semana.'
            ]
        ],
        features: [
            [
                'Sensors adjust time and water to the load.',
                'Los sensores ajustan el tiempo y el agua a la carga.'
            ],
            ['A quick cycle is done in 28 minutes.', 'El ciclo rápido termina en 28 minutos.'],
            [
                'The steel drum is smooth and gentle on fabric.',
                'El tambor de acero es liso y suave con la tela.'
            ],
            ['A delay timer lets it run at night.', 'El temporizador permite usarla de noche.'],
            [
                'A sanitize cycle removes 99.9 % of common bacteria.',
                'El ciclo de desinfección elimina el 99.9 % de las bacterias comunes.'
            ],
            [
                'Vibration control keeps upper floors quiet.',
                'El control de vibración mantiene el silencio en pisos altos.'
            ],
            ['The app tells when the load is done.', 'La aplicación avisa cuando termina la carga.']
        ],
        care: [
            [
                'Leave the door ajar after use and clean the filter every month.',
                'Deje la puerta entreabierta después de usarla y limpie el filtro cada mes.'
            ],
            ['Use high-efficiency detergent only.', 'Use solo detergente de alta eficiencia.']
        ]
    },
    cold: {
        brands: ['Norvane', 'Kelmarr', 'Haldensen', 'Arcturine'],
        namedBy: 'series',
        openings: [
            [
                'Room for the big shop: the {name} keeps everything fresh and in sight.',
                'Espacio para la compra grande: {name} mantiene todo fresco y a la vista.'
            ],
            [
                'The {name} cools evenly from top to bottom.',
                '{name} enfría de manera uniforme de arriba abajo.'
            ]
        ],
        features: [
            [
                'Humidity-controlled drawers keep greens crisp for days.',
                'Los cajones con control de humedad conservan frescas las verduras.'
            ],
            [
                'Spill-proof glass shelves slide and adjust.',
                'Las repisas de vidrio antiderrames se deslizan y ajustan.'
            ],
            ['LED light reaches every corner.', 'La luz LED llega a cada rincón.'],
            ['The finish resists fingerprints.', 'El acabado resiste las huellas.'],
            [
                'An alarm sounds when the door stays open.',
                'Una alarma suena si la puerta queda abierta.'
            ],
            [
                'Gallon bins in the door hold milk and juice.',
                'Los compartimientos de la puerta admiten galones de leche y jugo.'
            ],
            [
                'The linear compressor runs quietly and saves energy.',
                'El compresor lineal es silencioso y ahorra energía.'
            ]
        ],
        care: [
            [
                'Change the water filter every six months; clean the seals with warm soapy water.',
                'Cambie el filtro de agua cada seis meses; limpie los sellos con agua tibia y jabón.'
            ],
            ['Leave two inches of air behind it.', 'Deje dos pulgadas de aire detrás.']
        ]
    },
    cooking: {
        brands: ['Haldensen', 'Kelmarr', 'Brightmoor', 'Norvane'],
        namedBy: 'series',
        openings: [
            [
                'Dinner is quicker and cleaning easier with the {name}.',
                'La cena es más rápida y la limpieza más fácil con {name}.'
            ],
            [
                'The {name} bakes evenly and heats fast.',
                '{name} hornea de forma pareja y calienta rápido.'
            ]
        ],
        features: [
            [
                'Convection moves hot air around the food.',
                'La convección mueve el aire caliente alrededor de los alimentos.'
            ],
            [
                'A steam clean cycle loosens spills in 20 minutes.',
                'El ciclo de limpieza con vapor afloja la suciedad en 20 minutos.'
            ],
            [
                'Edge-to-edge grates let heavy pans slide.',
                'Las parrillas continuas permiten deslizar ollas pesadas.'
            ],
            [
                'The power burner boils water in minutes.',
                'La hornilla potente hierve el agua en minutos.'
            ],
            [
                'A large window shows how it is coming along.',
                'La ventana amplia deja ver cómo va la comida.'
            ],
            [
                'Child lock keeps small hands safe.',
                'El bloqueo infantil protege las manos pequeñas.'
            ]
        ],
        care: [
            [
                'Wipe the glass when cool; do not use abrasive pads.',
                'Limpie el vidrio cuando esté frío; no use fibras abrasivas.'
            ]
        ]
    },
    cleaning: {
        brands: ['Clarivane', 'Brightmoor', 'Haldensen', 'Arcturine'],
        namedBy: 'series',
        openings: [
            [
                'Let the {name} do the part nobody likes.',
                'Deje que {name} haga la parte que a nadie le gusta.'
            ],
            [
                'The {name} is quiet enough to talk over.',
                '{name} hace tan poco ruido que permite conversar.'
            ]
        ],
        features: [
            ['A soil sensor chooses time and water.', 'Un sensor elige el tiempo y el agua.'],
            ['Filters rinse clean under the tap.', 'Los filtros se enjuagan bajo la llave.'],
            [
                'The half-load setting saves water on small days.',
                'La media carga ahorra agua en días tranquilos.'
            ],
            ['It picks up pet hair without tangling.', 'Recoge el pelo de mascotas sin enredarse.'],
            [
                'Adjustable parts make room for tall things.',
                'Las piezas ajustables hacen espacio para lo alto.'
            ],
            ['It can be started from the phone.', 'Se puede encender desde el teléfono.']
        ],
        care: [
            [
                'Clean the filter once a month and check the hoses once a year.',
                'Limpie el filtro una vez al mes y revise las mangueras una vez al año.'
            ]
        ]
    },
    air: {
        brands: ['Arcturine', 'Haldensen', 'Brightmoor'],
        namedBy: 'series',
        openings: [
            [
                'The {name} makes a hot day bearable in minutes.',
                '{name} hace llevadero un día caluroso en minutos.'
            ],
            [
                'Set it and forget it: the {name} keeps the room where you like it.',
                'Basta programar y olvidarse: {name} mantiene el cuarto como a usted le gusta.'
            ]
        ],
        features: [
            [
                'Sleep mode dims the lights and slows the fan.',
                'El modo nocturno atenúa las luces y baja el ventilador.'
            ],
            [
                'The washable filter catches dust and pollen.',
                'El filtro lavable atrapa polvo y polen.'
            ],
            [
                'A remote control and a 24-hour timer are included.',
                'Incluye control remoto y temporizador de 24 horas.'
            ],
            ['It restarts by itself after a power cut.', 'Se reinicia después de un corte de luz.'],
            [
                'The installation kit fits most windows.',
                'El kit de instalación sirve para casi todas las ventanas.'
            ]
        ],
        care: [
            [
                'Rinse the filter every two weeks in season.',
                'Enjuague el filtro cada dos semanas en temporada.'
            ]
        ]
    },
    kitchen: {
        brands: ['Brightmoor', 'Kelmarr', 'Clarivane'],
        namedBy: 'series',
        openings: [
            ['The {name} earns its place on the counter.', '{name} se gana su lugar en la cocina.'],
            [
                'Quick mornings, easy evenings: the {name}.',
                'Mañanas rápidas, noches fáciles: {name}.'
            ]
        ],
        features: [
            [
                'Removable parts go into the dishwasher.',
                'Las piezas desmontables van al lavavajillas.'
            ],
            [
                'One-touch programs take out the guessing.',
                'Los programas de un toque evitan adivinar.'
            ],
            ['It switches itself off when done.', 'Se apaga al terminar.'],
            ['Rubber feet keep it in place.', 'Las patas de goma lo mantienen en su lugar.'],
            [
                'The clear display can be read across the kitchen.',
                'La pantalla se lee desde el otro lado de la cocina.'
            ]
        ],
        care: [
            [
                'Unplug before cleaning; wipe the outside with a damp cloth.',
                'Desconecte antes de limpiar; pase un paño húmedo por fuera.'
            ]
        ]
    },
    vision: {
        brands: ['Veltrano', 'Lumoray', 'Orbivox', 'Solarque'],
        namedBy: 'series',
        openings: [
            [
                'Movies, games and sports look their best on the {name}.',
                'Películas, juegos y deportes se ven mejor en {name}.'
            ],
            [
                'The {name} shows deep blacks and bright, natural colors.',
                '{name} muestra negros profundos y colores vivos y naturales.'
            ]
        ],
        features: [
            [
                'Streaming apps and free channels are built in.',
                'Incluye aplicaciones de streaming y canales gratuitos.'
            ],
            [
                'High dynamic range keeps detail in light and shadow.',
                'El alto rango dinámico conserva el detalle en luces y sombras.'
            ],
            [
                'Game mode cuts the delay between button and screen.',
                'El modo de juego reduce la demora entre el botón y la pantalla.'
            ],
            [
                'The remote listens in English and Spanish.',
                'El control remoto entiende inglés y español.'
            ],
            ['One cable connects a soundbar.', 'Un solo cable conecta la barra de sonido.'],
            [
                'Thin edges leave more picture and less frame.',
                'Los bordes delgados dejan más imagen y menos marco.'
            ],
            [
                'Phones and tablets share their screen with a tap.',
                'Teléfonos y tabletas comparten su pantalla con un toque.'
            ]
        ],
        care: [
            [
                'Clean the screen with a dry microfiber cloth; never spray it.',
                'Limpie la pantalla con un paño de microfibra seco; nunca la rocíe.'
            ]
        ]
    },
    audio: {
        brands: ['Sonarque', 'Auravelle', 'Orbivox', 'Lumoray'],
        namedBy: 'series',
        openings: [
            [
                'The {name} fills the room without filling the shelf.',
                '{name} llena el cuarto sin llenar la repisa.'
            ],
            [
                'Hear what you have been missing with the {name}.',
                'Escuche lo que se estaba perdiendo con {name}.'
            ]
        ],
        features: [
            ['Voices stay clear at low volume.', 'Las voces se mantienen claras a bajo volumen.'],
            [
                'Deep bass comes from a tuned chamber.',
                'Los graves profundos salen de una cámara afinada.'
            ],
            ['Two devices can be paired at once.', 'Se pueden conectar dos dispositivos a la vez.'],
            [
                'Sound modes for movies, music and night.',
                'Modos de sonido para cine, música y noche.'
            ],
            ['It updates itself over Wi-Fi.', 'Se actualiza por Wi-Fi sin ayuda.']
        ],
        care: [
            [
                'Wipe with a dry cloth; keep away from water and heat.',
                'Limpie con un paño seco; evite el agua y el calor.'
            ]
        ]
    },
    gaming: {
        brands: ['Quantaplay', 'Nexobit', 'Ludovar'],
        namedBy: 'series',
        openings: [
            [
                'Load in seconds and play for hours with the {name}.',
                'Cargue en segundos y juegue por horas con {name}.'
            ],
            [
                'The {name} brings the newest games to the living room.',
                '{name} trae los juegos más nuevos a la sala.'
            ]
        ],
        features: [
            [
                'Ray tracing gives light and water a real look.',
                'El trazado de rayos da realismo a la luz y el agua.'
            ],
            ['Hundreds of older games run too.', 'También funcionan cientos de juegos anteriores.'],
            [
                'Family settings limit time and spending.',
                'Los ajustes familiares limitan el tiempo y los gastos.'
            ],
            [
                'The fast drive ends loading screens.',
                'El disco rápido acaba con las pantallas de carga.'
            ],
            ['It also plays movies and music.', 'También reproduce películas y música.']
        ],
        care: [
            [
                'Keep the vents free and dust them with air twice a year.',
                'Mantenga libres las rejillas y límpielas con aire dos veces al año.'
            ]
        ]
    },
    mobile: {
        brands: ['Zephyrix', 'Pelionne', 'Ondavia'],
        namedBy: 'series',
        openings: [
            ['The {name} goes all day on one charge.', '{name} dura todo el día con una carga.'],
            ['Bright, quick and light: the {name}.', 'Brillo, rapidez y ligereza: {name}.']
        ],
        features: [
            [
                'Scratch-resistant glass survives keys and coins.',
                'El vidrio resistente aguanta llaves y monedas.'
            ],
            ['It is protected against dust and water.', 'Resiste el polvo y el agua.'],
            [
                'Fast charging gives half a battery in 30 minutes.',
                'La carga rápida da media batería en 30 minutos.'
            ],
            [
                'Fingerprint and face unlock keep it private.',
                'La huella y el rostro protegen sus datos.'
            ],
            [
                'It gets five years of security updates.',
                'Recibe cinco años de actualizaciones de seguridad.'
            ],
            ['Parental controls are easy to set.', 'El control parental es fácil de configurar.']
        ],
        care: [
            [
                'Use a case and charge with the supplied cable.',
                'Use una funda y cargue con el cable incluido.'
            ]
        ]
    },
    camera: {
        brands: ['Iridane', 'Ondavia', 'Veltrano'],
        namedBy: 'series',
        openings: [
            [
                'The {name} is quick to focus and hard to shake.',
                '{name} enfoca rápido y apenas tiembla.'
            ],
            [
                'Keep the day: the {name} sees what the eye sees.',
                'Guarde el día: {name} ve lo que ve el ojo.'
            ]
        ],
        features: [
            [
                'Eye focus follows people and animals.',
                'El enfoque al ojo sigue a personas y animales.'
            ],
            ['Stabilized video needs no tripod.', 'El video estabilizado no necesita trípode.'],
            ['Pictures go to the phone by themselves.', 'Las fotos pasan solas al teléfono.'],
            ['It charges over USB-C.', 'Se carga por USB-C.'],
            ['The screen turns for self-portraits.', 'La pantalla gira para autorretratos.']
        ],
        care: [
            [
                'Keep dry; clean lenses with a blower and a soft cloth.',
                'Mantenga seco; limpie los lentes con soplador y paño suave.'
            ]
        ]
    },
    computing: {
        brands: ['Corvanta', 'Helixand', 'Tavirel', 'Datarro'],
        namedBy: 'series',
        openings: [
            [
                'School, work and streaming run smoothly on the {name}.',
                'La escuela, el trabajo y el streaming van fluidos en {name}.'
            ],
            [
                'The {name} starts in seconds and stays cool.',
                '{name} enciende en segundos y no se calienta.'
            ]
        ],
        features: [
            [
                'A backlit keyboard is easy on late evenings.',
                'El teclado retroiluminado ayuda por la noche.'
            ],
            ['The webcam has a shutter.', 'La cámara web tiene obturador.'],
            ['Wi-Fi 6 keeps video calls steady.', 'Wi-Fi 6 mantiene estables las videollamadas.'],
            ['16 GB of memory handle many tabs.', '16 GB de memoria para muchas pestañas.'],
            [
                'Ports for old and new devices are on board.',
                'Tiene puertos para dispositivos nuevos y antiguos.'
            ],
            [
                'A year of virus protection is included.',
                'Incluye un año de protección contra virus.'
            ],
            ['Quiet fans let you think.', 'Los ventiladores silenciosos dejan pensar.']
        ],
        care: [
            [
                'Shut the lid gently; blow dust from the vents every few months.',
                'Cierre la tapa con cuidado; quite el polvo de las rejillas cada pocos meses.'
            ]
        ]
    },
    peripherals: {
        brands: ['Datarro', 'Helixand', 'Lumoray', 'Ondavia'],
        namedBy: 'series',
        openings: [
            ['The {name} is set up in ten minutes.', '{name} se instala en diez minutos.'],
            ['Small box, big help: the {name}.', 'Caja pequeña, gran ayuda: {name}.']
        ],
        features: [
            ['It works with all common systems.', 'Funciona con todos los sistemas comunes.'],
            ['An app guides through the setup.', 'Una aplicación guía la instalación.'],
            ['It switches to low power when idle.', 'Pasa a bajo consumo cuando no se usa.'],
            ['Cables are in the box.', 'Los cables vienen en la caja.'],
            [
                'Security updates come by themselves.',
                'Las actualizaciones de seguridad llegan solas.'
            ]
        ],
        care: [
            [
                'Dust with a dry cloth and keep the vents free.',
                'Quite el polvo con un paño seco y mantenga libres las rejillas.'
            ]
        ]
    }
}
