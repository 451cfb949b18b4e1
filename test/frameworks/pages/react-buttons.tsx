/** The end of every React form of the suite: the framework's state and two submit buttons. */
export function Rest({ state }: { state: string }) {
  return (
    <>
      <label>
        Name <input name="name" />
      </label>
      <p>
        <button type="submit" name="go" value="save">
          Save
        </button>
        <button type="submit" name="go" value="pay">
          Pay
        </button>
      </p>
      <output id="state">{state}</output>
    </>
  );
}
