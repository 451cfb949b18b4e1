/** Published example IBANs and reserved domains, with one bad line, one without an IBAN and a repeat. */
export const SAMPLE_LIST = `Supplier;Contact;IBAN;Amount
Alder & Co;billing@alder.example;DE89 3704 0044 0532 0130 00;1,240.00
Birch Ltd;accounts@birch.example;GB29 NWBK 6016 1331 9268 19;310.50
Cedar SA;compta@cedar.example;FR14 2004 1010 0505 0001 3M02 606;89.90
Dogwood BV;info@dogwood.example;NL91 ABNA 0417 1643 00;2,015.75
Elm GmbH;post@elm.example;DE89 3704 0044 0532 0130 01;640.00
Fir Oy;talous@fir.example;FI21 1234 5600 0007 85;77.20
Ginkgo SpA;conti@ginkgo.example;to be told;150.00
Hazel AG;kasse@hazel.example;CH93 0076 2011 6238 5295 7;999.00
Iris SL;pagos@iris.example;ES91 2100 0418 4502 0005 1332;412.30
Juniper AB;faktura@juniper.example;SE45 5000 0000 0583 9825 7466;58.00
Alder & Co (2nd);billing@alder.example;DE89370400440532013000;12.00
`;
