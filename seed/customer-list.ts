/** The forty customers of the demo shop. Plain data; every name, number and mailbox is made up. */

/** Two-letter GST state codes belong to the registration, not to the address, so they have their own column. */
export interface CustomerRow {
  firstName: string;
  lastName: string;
  business: string;
  street: string;
  city: string;
  state: string;
  /** First two digits of the GSTIN. */
  gstState: string;
  pin: string;
}

const row = (
  name: `${string} ${string}`,
  business: string,
  street: string,
  [city, state, gstState, pin]: readonly [string, string, string, string],
): CustomerRow => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { firstName, lastName, business, street, city, state, gstState, pin };
};

const HYDERABAD = ['Hyderabad', 'Telangana', '36', '500002'] as const;
const SECUNDERABAD = ['Secunderabad', 'Telangana', '36', '500003'] as const;
const WARANGAL = ['Warangal', 'Telangana', '36', '506002'] as const;
const KARIMNAGAR = ['Karimnagar', 'Telangana', '36', '505001'] as const;
const VIJAYAWADA = ['Vijayawada', 'Andhra Pradesh', '37', '520001'] as const;
const BENGALURU = ['Bengaluru', 'Karnataka', '29', '560002'] as const;
const CHENNAI = ['Chennai', 'Tamil Nadu', '33', '600017'] as const;
const KOCHI = ['Kochi', 'Kerala', '32', '682011'] as const;
const MUMBAI = ['Mumbai', 'Maharashtra', '27', '400002'] as const;
const PUNE = ['Pune', 'Maharashtra', '27', '411002'] as const;
const JAIPUR = ['Jaipur', 'Rajasthan', '08', '302003'] as const;
const DELHI = ['New Delhi', 'Delhi', '07', '110006'] as const;
const LUCKNOW = ['Lucknow', 'Uttar Pradesh', '09', '226003'] as const;
const KOLKATA = ['Kolkata', 'West Bengal', '19', '700007'] as const;
const INDORE = ['Indore', 'Madhya Pradesh', '23', '452002'] as const;
const SURAT = ['Surat', 'Gujarat', '24', '395003'] as const;

export const CUSTOMER_ROWS: readonly CustomerRow[] = [
  row('Ravi Kumar', 'Demo Silver House', '12 Sample Bazaar', HYDERABAD),
  row('Asha Demo', 'Asha Demo Jewellers', '4 Example Lane', WARANGAL),
  row('Imran Demo', 'Demo Chandi Mahal', '8 Trial Street', HYDERABAD),
  row('Lakshmi Demo', 'Lakshmi Demo Silvers', '21 Placeholder Road', CHENNAI),
  row('Meera Demo', 'Meera Demo Boutique', '3 Specimen Arcade', BENGALURU),
  row('Farhan Demo', 'Demo Payal Centre', '17 Example Chowk', LUCKNOW),
  row('Sunita Demo', 'Sunita Demo Gifts', '9 Sample Market', JAIPUR),
  row('Joseph Demo', 'Demo Silver Corner', '5 Trial Road', KOCHI),
  row('Kavya Demo', 'Kavya Demo Jewels', '31 Specimen Street', SECUNDERABAD),
  row('Harish Demo', 'Harish Demo & Sons', '2 Placeholder Bazaar', KARIMNAGAR),
  row('Neha Demo', 'Neha Demo Online', '14 Example Towers', MUMBAI),
  row('Vikram Demo', 'Vikram Demo Ornaments', '6 Sample Peth', PUNE),
  row('Zoya Demo', 'Zoya Demo Studio', '11 Trial Nagar', DELHI),
  row('Suresh Demo', 'Suresh Demo Jewellery Mart', '40 Specimen Road', VIJAYAWADA),
  row('Ananya Demo', 'Ananya Demo Silver', '7 Example Sarani', KOLKATA),
  row('Prakash Demo', 'Prakash Demo Alankar', '19 Sample Marg', INDORE),
  row('Hetal Demo', 'Hetal Demo Creations', '23 Trial Sheri', SURAT),
  row('Divya Demo', 'Divya Demo Trinkets', '1 Placeholder Street', CHENNAI),
  row('Arjun Demo', 'Arjun Demo Silver Works', '28 Specimen Cross', BENGALURU),
  row('Rukmini Demo', 'Rukmini Demo Vastra', '15 Example Galli', HYDERABAD),
  row('Salim Demo', 'Salim Demo Jewellers', '33 Sample Katra', LUCKNOW),
  row('Pooja Demo', 'Pooja Demo Accessories', '10 Trial Plaza', MUMBAI),
  row('Gopal Demo', 'Gopal Demo Rajat', '52 Specimen Bazaar', JAIPUR),
  row('Nisha Demo', 'Nisha Demo Fashion', '18 Placeholder Lane', DELHI),
  row('Mohan Demo', 'Mohan Demo & Brothers', '27 Example Road', SECUNDERABAD),
  row('Fatima Demo', 'Fatima Demo Collections', '13 Sample Bagh', HYDERABAD),
  row('Deepa Demo', 'Deepa Demo Silvers', '36 Trial Junction', KOCHI),
  row('Rohit Demo', 'Rohit Demo Retail', '44 Specimen Park', PUNE),
  row('Swathi Demo', 'Swathi Demo Jewels', '16 Placeholder Colony', WARANGAL),
  row('Bimal Demo', 'Bimal Demo Rupa', '22 Example Lane', KOLKATA),
  row('Jignesh Demo', 'Jignesh Demo Exports', '48 Sample Road', SURAT),
  row('Padma Demo', 'Padma Demo Silver Palace', '20 Trial Bazaar', VIJAYAWADA),
  row('Kiran Demo', 'Kiran Demo Gifts', '29 Specimen Lane', BENGALURU),
  row('Leela Demo', 'Leela Demo Ethnic', '35 Placeholder Marg', INDORE),
  row('Naveen Demo', 'Naveen Demo Jewellers', '41 Example Nagar', KARIMNAGAR),
  row('Sara Demo', 'Sara Demo Label', '24 Sample Heights', MUMBAI),
  row('Tarun Demo', 'Tarun Demo Silver Point', '37 Trial Chowk', DELHI),
  row('Uma Demo', 'Uma Demo Handicrafts', '30 Specimen Street', CHENNAI),
  row('Yusuf Demo', 'Yusuf Demo Bazaar', '26 Placeholder Road', HYDERABAD),
  row('Bhavna Demo', 'Bhavna Demo Bridal', '45 Example Marg', JAIPUR),
];
