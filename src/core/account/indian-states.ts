/** The states and union territories of India, by name, GST code and PIN code prefixes. */

interface State {
  name: string;
  /** The first two digits of a GSTIN registered there. */
  gst: string;
  /** The first two digits of its PIN codes. */
  pins: readonly string[];
}

const state = (name: string, gst: string, pins: string): State => ({
  name,
  gst,
  pins: pins.split(' '),
});

const STATES: readonly State[] = [
  state('Andaman and Nicobar Islands', '35', '74'),
  state('Andhra Pradesh', '37', '50 51 52 53'),
  state('Arunachal Pradesh', '12', '79'),
  state('Assam', '18', '78'),
  state('Bihar', '10', '80 81 82 84 85'),
  state('Chandigarh', '04', '14 16'),
  state('Chhattisgarh', '22', '49'),
  state('Dadra and Nagar Haveli and Daman and Diu', '26', '36 39'),
  state('Delhi', '07', '11'),
  state('Goa', '30', '40'),
  state('Gujarat', '24', '36 37 38 39'),
  state('Haryana', '06', '12 13'),
  state('Himachal Pradesh', '02', '17'),
  state('Jammu and Kashmir', '01', '18 19'),
  state('Jharkhand', '20', '81 82 83'),
  state('Karnataka', '29', '56 57 58 59'),
  state('Kerala', '32', '67 68 69'),
  state('Ladakh', '38', '19'),
  state('Lakshadweep', '31', '68'),
  state('Madhya Pradesh', '23', '45 46 47 48'),
  state('Maharashtra', '27', '40 41 42 43 44'),
  state('Manipur', '14', '79'),
  state('Meghalaya', '17', '79'),
  state('Mizoram', '15', '79'),
  state('Nagaland', '13', '79'),
  state('Odisha', '21', '75 76 77'),
  state('Puducherry', '34', '53 60 67'),
  state('Punjab', '03', '14 15 16'),
  state('Rajasthan', '08', '30 31 32 33 34'),
  state('Sikkim', '11', '73'),
  state('Tamil Nadu', '33', '60 61 62 63 64'),
  state('Telangana', '36', '50'),
  state('Tripura', '16', '79'),
  state('Uttar Pradesh', '09', '20 21 22 23 24 25 26 27 28'),
  state('Uttarakhand', '05', '24 26'),
  state('West Bengal', '19', '70 71 72 73 74'),
];

/** All 36 in alphabetical order. */
export const INDIAN_STATES: readonly string[] = STATES.map(({ name }) => name);

/** The GST code of a state by its official name. */
export const gstCodeOf = (name: string): string | undefined =>
  STATES.find((each) => each.name === name)?.gst;

/** GST codes that belong to no current state. */
const OTHER_GST: Readonly<Record<string, string>> = {
  25: 'Daman and Diu',
  28: 'Andhra Pradesh (before 2014)',
  97: 'Other Territory',
  99: 'Centre Jurisdiction',
};

/** The state of a GSTIN by its first two digits; undefined for an unknown code. */
export const stateOfGstin = (gstin: string): string | undefined => {
  const code = gstin.slice(0, 2);
  return STATES.find(({ gst }) => gst === code)?.name ?? OTHER_GST[code];
};

/** The states a PIN code can belong to, by its first two digits; empty if unknown. */
export const statesOfPin = (pin: string): readonly string[] =>
  STATES.filter(({ pins }) => pins.includes(pin.slice(0, 2))).map(({ name }) => name);
